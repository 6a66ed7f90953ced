import { expect, test } from "vitest";
import type { GameClient } from "../src/games/contract";
import { name } from "../src/games/city/words";
import type { Table } from "../src/lib/table.svelte";
import { factWords, nameOf } from "../src/lib/words";

const NAMES = ["Ada", "Bob"];
const CATALOGUE = {
    kinds: { card: [{ name: "Grenade" }, { name: { en: "Medic", it: "Medica" } }] },
    facts: { card: "card", space: "space", bidder: "seat", development: "development" },
};

/** A table with just what is asked for names. */
function tableOf(game: Partial<GameClient> | null = null): Table {
    const table = { game, catalogue: CATALOGUE, playerName: (seat: number) => NAMES[seat] };
    return { ...table, name: (kind: string, id: number) => nameOf(made(), kind, id) } as unknown as Table;
    function made(): Table {
        return tableOf(game);
    }
}

test("things among the facts of a refusal are named, amounts and words stay", () => {
    const table = tableOf({ name: (_table, kind, id) => (kind === "space" ? `space ${id}` : null) });
    const said = factWords(table, { why: "taken", card: 1, space: 9, bidder: 1, arcs: 2500 });
    expect(said).toEqual({ why: "taken", card: "Medic", space: "space 9", bidder: "Bob", arcs: 2500 });
});

test("what stands there in words already stays as it is", () => {
    expect(factWords(tableOf(), { space: "B2, B3" })["space"]).toBe("B2, B3");
});

test("a game may say more about a refusal", () => {
    const table = tableOf({ name: () => null, told: (_table, { kind, market }) => ({ cave: `${kind} ${market}` }) });
    expect(factWords(table, { market: 4 })["cave"]).toBe("refusal 4");
});

test("where nobody sits City has its YCU", () => {
    const table = tableOf({ name: (of, kind, id) => name(of, kind, id) });
    expect(nameOf(table, "seat", 0)).toBe("Ada");
    expect(nameOf(table, "seat", -1)).toBe("play-word-the-ycu");
});
