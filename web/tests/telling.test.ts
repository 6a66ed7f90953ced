/** The log tells several of a kind in a row in one sentence, adds up what is added up, and knows what its names name. */

import { describe, expect, it } from "vitest";
import type { Happening } from "../src/games/contract";
import { entriesOf, goTogether, lineOf, partsOf } from "../src/lib/talk/telling";
import type { Table } from "../src/lib/table.svelte";

const MOVED = { kind: "moved", seat: 0 };
const SOLD = { kind: "sold", seat: 1, good: 2 };
const TABLE = {
    catalogue: {
        events: { moved: { seat: "seat", space: "space" }, sold: { seat: "seat", good: "good" } },
        kinds: {},
    },
    game: {
        script: {
            moved: { beats: 1, together: "each" },
            sold: { beats: 1, together: "sum" },
            bid: { beats: 1, together: "each", everybody: true },
            battle: { beats: 1, line: "begins" },
            "battle over": { beats: 1, line: "ends" },
        },
        tells: () => true,
        entries: { space: () => null },
        wording: () => null,
        told: () => ({}),
    },
    name: (kind: string, id: number) => `${kind} ${id}`,
} as unknown as Table;

const words = (events: Happening[]) => partsOf(TABLE, events).map(({ text }) => text);

describe("telling", () => {
    it("puts events of one kind and one player together, and no others", () => {
        expect(goTogether(TABLE, { ...MOVED, space: 1 }, { ...MOVED, space: 2 })).toBe(true);
        expect(goTogether(TABLE, { ...MOVED, space: 1 }, { ...MOVED, seat: 1, space: 2 })).toBe(false);
        expect(goTogether(TABLE, { ...MOVED, space: 1 }, { ...SOLD, amount: 2 })).toBe(false);
        expect(goTogether(TABLE, undefined, { ...MOVED, space: 1 })).toBe(false);
    });

    it("puts what everybody does in turn together, whoever does it", () => {
        expect(goTogether(TABLE, { kind: "bid", seat: 0, amount: 1 }, { kind: "bid", seat: 2, amount: 0 })).toBe(true);
    });

    it("adds up only what was done with the same things", () => {
        expect(goTogether(TABLE, { ...SOLD, amount: 1 }, { ...SOLD, amount: 3 })).toBe(true);
        expect(goTogether(TABLE, { ...SOLD, amount: 1 }, { ...SOLD, good: 3, amount: 3 })).toBe(false);
        const sum = words([
            { ...SOLD, amount: 1 },
            { ...SOLD, amount: 3 },
        ]).join("");
        expect(sum).toContain("4");
        expect(sum.match(/sold/g)).toHaveLength(1);
    });

    it("gives the names of things that there is to read about their keys", () => {
        const named = partsOf(TABLE, [{ ...MOVED, space: 7 }]).filter(({ key }) => key !== null);
        expect(named).toEqual([{ text: "space 7", key: "space:7" }]);
    });

    it("gives the rims of a passage lines of their own, whoever did what was before and after", () => {
        const events = [MOVED, { kind: "battle" }, MOVED, { kind: "battle over" }, MOVED, { ...MOVED, seat: 1 }];
        const answer = { position: 4, version: 1, seat: 0, events } as unknown as Parameters<typeof entriesOf>[1];
        const lines = entriesOf(TABLE, answer);
        expect(lines.map((line) => line.map(({ kind }) => kind))).toEqual([
            ["moved"],
            ["battle"],
            ["moved"],
            ["battle over"],
            ["moved"],
            ["moved"],
        ]);
        expect(lines.map(([first]) => lineOf(TABLE, first))).toEqual([
            undefined,
            "begins",
            undefined,
            "ends",
            undefined,
            undefined,
        ]);
    });
});
