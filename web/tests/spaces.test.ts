import { describe, expect, it } from "vitest";
import { both, holds, maskOf, spacesOf, within } from "../src/lib/spaces";

describe("sets of spaces", () => {
    it("hold every space of the board, beyond 32 bits", () => {
        for (let space = 0; space < 49; space += 1) {
            const mask = 2 ** space;
            expect(spacesOf(mask)).toEqual([space]);
            expect(holds(mask, space)).toBe(true);
            expect(holds(mask, (space + 1) % 49)).toBe(false);
        }
    });

    it("can be cut and compared", () => {
        const corner = maskOf([0, 25, 26, 48]);
        expect(both(corner, maskOf([25, 48, 3]))).toBe(maskOf([25, 48]));
        expect(within(maskOf([0, 48]), corner)).toBe(true);
        expect(within(maskOf([0, 47]), corner)).toBe(false);
    });
});
