import { describe, expect, it } from "vitest";
import { beside, spaceName } from "../src/games/city/city";
import { contour, nameplateOf } from "../src/games/city/grid";
import { name } from "../src/games/city/words";
import type { Table } from "../src/lib/table.svelte";

describe("the 7x7 city", () => {
    it("names spaces by column and row", () => {
        expect([0, 6, 24, 48].map(spaceName)).toEqual(["A1", "G1", "D4", "G7"]);
    });

    it("has neighbours beside, never across the edge or a corner", () => {
        expect(beside(6).map(spaceName).sort()).toEqual(["F1", "G2"]);
        expect(beside(24)).toHaveLength(4);
    });
});

describe("names in what is said", () => {
    it("takes a space from the facts of a refusal, where it comes by its name, and from an event, by its number", () => {
        const table = {} as Table;
        expect([name(table, "space", "G5"), name(table, "space", 34)]).toEqual(["G5", "G5"]);
    });
});

describe("the drawing of the city", () => {
    const sides = (path: string) => path.split("M").length - 1;

    it("draws one line around spaces that belong together", () => {
        expect(sides(contour([0], 4))).toBe(4);
        expect(sides(contour([0, 1], 4))).toBe(6);
        expect(sides(contour([6, 7], 4))).toBe(8);
        expect(contour([0, 1], 4)).toContain("M4 4H100");
    });

    it("writes a name along the longest row, or up the column of a tile that has none", () => {
        expect(nameplateOf([0, 1, 7])).toEqual({ first: 0, length: 2, upright: false });
        expect(nameplateOf([28, 35, 42])).toEqual({ first: 28, length: 3, upright: true });
        expect(nameplateOf([6])).toEqual({ first: 6, length: 1, upright: false });
        expect(nameplateOf([6, 13])).toEqual({ first: 6, length: 2, upright: true });
    });
});
