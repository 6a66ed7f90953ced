import { describe, expect, it } from "vitest";
import { keyOf } from "../src/learning/pointing";
import type { Table } from "../src/lib/table.svelte";

describe("what a lesson points at", () => {
    const kinds = {
        space: [{ name: "A1" }, { name: { en: "centre 1", it: "centro 1" } }],
        card: [{ id: "grenade", name: "Grenade" }],
    };
    const table = { catalogue: { kinds } } as unknown as Table;

    it("is found by kind, and by id or English name", () => {
        expect(keyOf(table, "space A1")).toBe("space:0");
        expect(keyOf(table, "space centre 1")).toBe("space:1");
        expect(keyOf(table, "card grenade")).toBe("card:0");
    });
    it("is left out where there is no such thing", () => {
        expect([keyOf(table, "space Z9"), keyOf(table, "cave A1")]).toEqual([null, null]);
    });
});
