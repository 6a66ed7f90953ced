/** Aylkor in words: what a fight came to and would come to, what can still be done, why units are hurt. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { client } from "../src/games/aylkor";
import { blowToAttacker, blowToDefender, fightOf, fightWords, leftToDo } from "../src/games/aylkor/forecast";
import { causeOf } from "../src/games/aylkor/fight";
import { SCRIPT } from "../src/games/aylkor/scenes";
import type { Happening } from "../src/games/contract";
import type { Option } from "../src/lib/choosing/choices";
import { type Answer, cut, type Scene } from "../src/lib/story/cutting";
import type { Table } from "../src/lib/table.svelte";
import { textOf } from "../src/lib/talk/telling";
import { loadTexts } from "../src/lib/text.svelte";
import { nameOf, promptOf } from "../src/lib/words";
import { seenOf } from "./recorded";

const TEXTS = "../../src/remnants/boxes/aylkor/text/en";
vi.mock("../src/lib/api", () => ({
    api: {
        text: () =>
            Promise.resolve(
                ["play.ftl", "table.ftl", "effects.ftl"]
                    .map((file) => readFileSync(resolve(import.meta.dirname, TEXTS, file), "utf8"))
                    .join("\n"),
            ),
    },
}));
beforeAll(() => loadTexts("aylkor"));

const { kinds, table: field, views } = seenOf("aylkor");
const seen = views.find((one) => one.step === "act")!;
const FIGHT = { start: 1, end: 2, damage: 3, left: 4, back: 2, kept: 0 };
const view = { ...seen, worked_out: { ...(seen.worked_out as object), fights: [FIGHT] } };
const EVENTS = Object.fromEntries(
    ["attacked", "struck-back", "hurt", "healed", "fell", "rewarded", "income", "drew"].map((kind) => [
        kind,
        { seat: "seat", card: "card", target: "card", owner: "owner", start: "space", end: "space", cards: ["card"] },
    ]),
);
const TABLE = {
    view,
    game: client,
    catalogue: { kinds, table: field, events: EVENTS, verbs: {} },
    playerName: (seat: number) => ["Ada", "Bob"][seat]!,
    name: (kind: string, id: number) => nameOf(TABLE, kind, id),
    argumentsOf: () => [],
    live: true,
    seat: 0,
    standIn: null,
    prompt: { step: "act", seat: 0 },
    choosing: { options: [] as Option[] },
    director: { told: [] as Scene[] },
} as unknown as Table;

const [one, other] = ["card", "card"].map((kind, id) => nameOf(TABLE, kind, id)) as [string, string];
const attacked = { kind: "attacked", seat: 0, card: 0, start: 3, target: 1, owner: 1, end: 4, damage: 5 };
const hurt = { kind: "hurt", card: 1, owner: 1, space: 4, damage: 5, health: 2 };
const back = { kind: "struck-back", card: 1, start: 4, end: 3, damage: 1 };
const hurtBack = { kind: "hurt", card: 0, owner: 0, space: 3, damage: 1, health: 3 };
const fell = { kind: "fell", card: 1, owner: 1, space: 4 };

describe("the log", () => {
    it("tells a fight once: the strike, what is left, the strike back, what is left", () => {
        const said = textOf(TABLE, [attacked, hurt, back, hurtBack]);
        expect(said).toContain(`attacks ${other} (Bob) on`);
        expect(said.endsWith(`for 5. ${other} has 2 health left. Strike back: 1. ${one} has 3 health left.`)).toBe(
            true,
        );
    });

    it("says of who falls in a fight no more than that, and what it brought", () => {
        const said = textOf(TABLE, [attacked, { ...hurt, health: 0 }, fell, { kind: "rewarded", seat: 0, cogs: 1 }]);
        expect(said.endsWith(`for 5. ${other} falls. Ada gets 1 cog for it.`)).toBe(true);
    });

    it("names whoever is hurt by something else, several in one sentence", () => {
        expect(textOf(TABLE, [hurt])).toMatch(/\(Bob\) on .* takes 5 damage\.$/);
        expect(textOf(TABLE, [hurt, hurtBack]).match(/Damage: 5 to .* and 1 to /)).not.toBeNull();
    });

    it("tells income and cards drawn together", () => {
        const income = { kind: "income", seat: 1, cogs: 1 };
        const drew = { kind: "drew", seat: 1, amount: 1 };
        expect(textOf(TABLE, [income, drew])).toBe("Bob has an income of 1 cog. 1 card is drawn.");
        expect(textOf(TABLE, [{ ...drew, seat: 0, cards: [0] }])).toBe(`Ada draws ${one}.`);
    });
});

describe("before the click", () => {
    const option = (...choice: (string | number)[]) =>
        ({ key: choice.join(" "), verb: choice[0], choice, allowed: true }) as unknown as Option;

    it("an attack has its numbers both ways", () => {
        expect(fightOf(TABLE, option("attack", 1, 2))).toEqual(FIGHT);
        expect(fightOf(TABLE, { ...option("attack", 1, 2), allowed: false })).toBeNull();
        expect(fightOf(TABLE, option("attack", 2, 1))).toBeNull();
        expect(blowToDefender(FIGHT)).toEqual({ space: 2, loses: 3, falls: false, deals: 2, fells: true });
        expect(blowToAttacker(FIGHT)).toEqual({ space: 1, loses: 2, falls: true, deals: 3, fells: false });
        expect(fightWords(TABLE, FIGHT)).toMatch(/^3 damage; struck back for 2, .* falls$/);
        expect(fightWords(TABLE, { ...FIGHT, left: 0, back: 0 })).toMatch(/^3 damage; .* falls$/);
        expect(fightWords(TABLE, { ...FIGHT, back: 0, kept: 5 })).toBe("3 damage; no strike back");
    });

    it("the prompt counts units and cards, each once, and says when nothing is left", () => {
        const forbidden = { ...option("move", 9), allowed: false };
        const open = [option("attack", 1, 2), option("attack", 1, 3), option("move", 1), option("move", 4), forbidden];
        Object.assign(TABLE.choosing, { options: [...open, option("tech", 7), option("end")] });
        expect(leftToDo(TABLE)).toBe("2 moves, 1 attack, and 1 card");
        expect(promptOf(TABLE)).toBe("Your turn. Still possible: 2 moves, 1 attack, and 1 card");
        Object.assign(TABLE.choosing, { options: [option("end")] });
        expect(promptOf(TABLE)).toBe("Nothing is left to do: end the turn");
    });

    it("the set-up is no round", () => {
        const state = { ...(seen.state as object), round: 0 };
        expect(client.progress({ ...TABLE, view: { ...view, state } } as unknown as Table)).toBe("Set-up");
        expect(client.progress(TABLE)).toMatch(/^Round \d+ of 60$/);
    });
});

describe("the story", () => {
    function told(...events: Happening[]): Scene[] {
        const answer = { position: 1, version: 1, events, before: view, view } as unknown as Answer;
        const scenes = cut([answer], SCRIPT, 0, () => true);
        Object.assign(TABLE.director, { told: scenes });
        return scenes;
    }

    it("shows in one scene what happens to several at once", () => {
        const scenes = told({ kind: "round", round: 3 }, hurt, hurtBack, fell);
        expect(scenes.map(({ kind, events }) => [kind, events.length])).toEqual([
            ["round", 1],
            ["hurt", 2],
            ["fell", 1],
        ]);
    });

    it("knows what hurts a unit that nobody attacks", () => {
        const last = (...events: Happening[]) => causeOf(TABLE, told(...events).at(-1)!);
        expect(last({ kind: "played", seat: 0, card: 9 }, hurt)).toEqual({ kind: "card", id: 9 });
        expect(last({ kind: "event", event: 2, until: 9 }, hurt)).toEqual({ kind: "event", id: 2 });
        expect(last(attacked, hurt)).toBeNull();
        expect(last(attacked, { ...hurt, health: 0 }, fell, hurtBack)).toEqual({ kind: "card", id: 1 });
    });
});
