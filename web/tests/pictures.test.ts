import { describe, expect, it } from "vitest";
import { shortened } from "../scripts/shortened.mjs";

describe("pictures", () => {
    it("are written with one decimal, and nothing runs together that did not belong together", () => {
        expect(shortened("M1.55.25l-.04 2.000-3.14159z")).toBe("M1.6 .3l0 2-3.1z");
        expect(shortened("M0 0a1.25 1.25 0 01.5.55")).toBe("M0 0a1.3 1.3 0 0 1 .5 .6");
    });
    it("are there for every name that the games ask for", async () => {
        for (const found of await Promise.all([
            import("../src/games/aylkor/pictures.json?drawn"),
            import("../src/games/city/pictures.json?drawn"),
            import("../src/games/lionsgate/pictures.json?drawn"),
        ])) {
            const paths = Object.values(found.default);
            expect(paths.length).toBeGreaterThan(40);
            for (const path of paths) expect(path).toMatch(/^[Mm][-.\d][-.\d a-zA-Z]+$/);
        }
    });
});
