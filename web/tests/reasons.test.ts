import { describe, expect, it } from "vitest";
import { client as aylkor } from "../src/games/aylkor";
import { client as city } from "../src/games/city";
import type { View } from "../src/games/contract";
import { client as lionsgate } from "../src/games/lionsgate";
import { seenOf } from "./recorded";

/** The end of a real game, with other scores and some other numbers. */
function endOf(game: string) {
    const last = seenOf(game).views.at(-1)!;
    return (scores: number[], winners: number[], state: object): View => ({
        ...last,
        scores,
        winners,
        state: { ...last.state, ...state },
    });
}

describe("why somebody won", () => {
    it("in the City: renown, or ARCs where renown is equal", () => {
        const ended = endOf("city");
        expect(city.reason(ended([30, 41, 12], [1], {}))).toEqual({ way: "renown", score: 41 });
        expect(city.reason(ended([41, 41, 12], [1], {})).way).toBe("arcs");
        expect(city.reason(ended([41, 41, 12], [0, 1], {})).way).toBe("shared");
    });
    it("in Lionsgate: who arrived, though others be richer", () => {
        const ended = endOf("lionsgate");
        expect(lionsgate.reason(ended([90, 20], [1], { arrived: 0b10 }))).toEqual({ way: "only", arrived: 1 });
        expect(lionsgate.reason(ended([90, 20], [0], { arrived: 0b11 }))).toEqual({ way: "money", arrived: 2 });
        expect(lionsgate.reason(ended([90, 20], [], { arrived: 0 })).way).toBe("nobody");
    });
    it("in Aylkor: the last hero, all together, or the limit of rounds", () => {
        const ended = endOf("aylkor");
        expect(aylkor.reason(ended([1, 0], [0], { out_since: [0, 4] })).way).toBe("last");
        expect(aylkor.reason(ended([0, 0], [0, 1], { out_since: [4, 4] })).way).toBe("all");
        expect(aylkor.reason(ended([1, 0], [0], { out_since: [0, 0] })).way).toBe("limit");
    });
});
