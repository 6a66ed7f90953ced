import { expect, it } from "vitest";
import { fightersOf } from "../src/games/aylkor/fight";
import type { Happening } from "../src/games/contract";
import type { Scene } from "../src/lib/story/cutting";
import type { Table } from "../src/lib/table.svelte";
import { seenOf } from "./recorded";

const { kinds, views } = seenOf("aylkor");
const view = views.find((one) => one.step === "turn") ?? views.at(-2)!;

/** The table while the last of these events is told. */
function telling(events: Happening[]): [Table, Scene] {
    const scene = { events: events.slice(-1), position: 1, before: view } as unknown as Scene;
    const told = events.map((event) => ({ position: 1, events: [event] }));
    return [{ view, catalogue: { kinds }, director: { told } } as unknown as Table, scene];
}

it("shows what is left of whoever fights as the rules tell it", () => {
    const attacked = { kind: "attacked", seat: 0, card: 0, start: 3, target: 1, end: 4, damage: 9 };
    const hurt = { kind: "hurt", card: 1, owner: 1, space: 4, damage: 9, health: 1 };
    const healed = { kind: "healed", card: 1, owner: 1, space: 4, amount: 2, health: 3 };
    const fell = { kind: "fell", card: 1, owner: 1, space: 4 };
    const struck = (...events: Happening[]) => fightersOf(...telling([attacked, ...events])).at(-1)!;
    expect([struck(hurt).after, struck(hurt).change]).toEqual([1, -9]);
    expect([struck(hurt, healed).after, struck(hurt, healed).change]).toEqual([3, 2]);
    expect([struck(hurt, fell).after, struck(hurt, fell).fallen, struck(hurt, fell).change]).toEqual([0, true, 0]);
});
