import { describe, expect, it } from "vitest";
import { chartOf, lastOfRounds, roundStep } from "../src/lib/chronicle/chart";
import type { Moment } from "../src/lib/messages";

const FRAME = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const moments: Moment[] = [
    { position: 1, round: 1, seat: null, values: { score: [0, 0] } },
    { position: 5, round: 1, seat: 0, values: { score: [2, null] } },
    { position: 9, round: 2, seat: 1, values: { score: [4, 4] } },
];

describe("the chart of scores", () => {
    it("steps by 1, 2 or 5 times a power of ten", () => {
        expect([3, 8, 17, 45, 260].map((span) => roundStep(span, 4))).toEqual([1, 2, 5, 20, 100]);
    });
    it("runs from corner to corner and breaks off where a score is hidden", () => {
        const [own, other] = chartOf(moments, "score", 2, FRAME).lines;
        expect(own?.path).toBe("M0.0 100.0L50.0 50.0L100.0 0.0");
        expect(other?.path).toBe("M0.0 100.0M100.0 0.0");
    });
    it("keeps the badges of equal scores apart", () => {
        const labels = chartOf(moments, "score", 2, FRAME).lines.map((line) => line.end?.label ?? 0);
        expect(Math.abs(labels[0]! - labels[1]!)).toBeGreaterThan(15);
    });
    it("marks where rounds begin, and tells the last moment of each", () => {
        expect(chartOf(moments, "score", 2, FRAME).rounds).toEqual([
            { x: 0, round: 1 },
            { x: 100, round: 2 },
        ]);
        expect(lastOfRounds(moments).map((moment) => moment.position)).toEqual([5, 9]);
    });
});
