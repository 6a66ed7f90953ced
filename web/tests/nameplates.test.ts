/** What stands on the sign of a development: its name only where it can be read. */

import { describe, expect, it } from "vitest";
import { signOn } from "../src/games/city/nameplates";

const DESK = [21, 21];

describe("the sign of a development", () => {
    it("has picture and name where both have room", () => {
        const sign = signOn("Recruiter", 186, DESK, 27);
        expect(sign).toMatchObject({ words: "Recruiter", letters: 21, width: null });
        expect(sign.side).toBeGreaterThan(0);
    });
    it("gives up the picture before the name, and presses letters together only so far", () => {
        const sign = signOn("Cucina di Star Dust", 186, DESK, 27);
        expect(sign).toMatchObject({ words: "Cucina di Star Dust", side: 0 });
        expect(sign.width).toBeLessThanOrEqual(186);
        expect(sign.width! / (19 * 21 * 0.467)).toBeGreaterThanOrEqual(0.7);
    });
    it("takes the smaller of the letters that can be read before it gives up the name", () => {
        expect(signOn("Night Exchange", 86, [18, 14], 23)).toMatchObject({ words: "Night Exchange", letters: 14 });
    });
    it("has only the picture where no letters can be read", () => {
        const sign = signOn("Night Exchange", 86, DESK, 27);
        expect(sign.words).toBeNull();
        expect(sign.side).toBeGreaterThan(20);
    });
});
