import { describe, expect, it } from "vitest";
import { beside, laidAt, spaceName, turned } from "../src/games/city/city";
import { contour, nameplateOf } from "../src/games/city/grid";

describe("the 7x7 city", () => {
    it("names spaces by column and row", () => {
        expect([0, 6, 24, 48].map(spaceName)).toEqual(["A1", "G1", "D4", "G7"]);
    });

    it("has neighbours beside, never across the edge or a corner", () => {
        expect(beside(6).map(spaceName).sort()).toEqual(["F1", "G2"]);
        expect(beside(24)).toHaveLength(4);
    });

    it("lays a shape with its first cell on the space, as the engine does", () => {
        const hook: [number, number][] = [
            [0, 0],
            [1, 0],
            [0, 1],
        ];
        expect(laidAt(hook, 0, 0)).toEqual([0, 1, 7]);
        expect(laidAt(hook, 6, 0)).toEqual([]);
        expect(turned(turned(turned(turned(hook))))).toEqual(hook);
        expect(laidAt(hook, 1, 2)).toEqual([1, 7, 8]);
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
