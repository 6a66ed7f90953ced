import { describe, expect, it } from "vitest";
import { beside, laidAt, spaceName, turned } from "../src/games/city/city";

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
