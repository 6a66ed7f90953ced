import { describe, expect, it } from "vitest";
import { clashOf } from "../src/games/city/battle/battle";
import type { Happening, View } from "../src/games/contract";
import type { Table } from "../src/lib/table.svelte";
import { seenOf } from "./recorded";

const before = seenOf("city").views.find((view) => view.step === "turn")!;
const BATTLE = { kind: "battle", attacker: 0, defender: 1, token: -1, space: 24 };
const ALONE = { ...BATTLE, defender: -1, token: 3, strength: 8 };

/** A table in the middle of the story of a battle, with a state that knows nothing of it yet. */
function telling(events: Happening[], view: View = before): Table {
    const scene = { picture: "battle", events: events.slice(-1), answer: { events, view: null } };
    const director = { toldSince: () => events, told: [{ answer: scene.answer, events }] };
    return { view, scene, director, catalogue: null } as unknown as Table;
}

describe("a battle that is told", () => {
    const revealed = { kind: "revealed", seat: 0, cards: [4, 7], worth: 9, total: 9 };
    const bonus = { kind: "battle bonus", seat: 0, amount: 3, bonus: 3, total: 12 };
    const dice = { kind: "battle dice", seat: 0, dice: [2, 1], rolled: 3, total: 15 };

    it("shows the sums that the rules tell, each when it is told", () => {
        const sums = (...events: Happening[]) => {
            const side = clashOf(telling([BATTLE, ...events]))!.sides[0]!;
            return [side.worth, side.bonus, side.rolled, side.total];
        };
        expect(sums()).toEqual([0, 0, 0, null]);
        expect(sums(revealed)).toEqual([9, 0, 0, 9]);
        expect(sums(revealed, bonus)).toEqual([9, 3, 0, 12]);
        expect(sums(revealed, bonus, dice)).toEqual([9, 3, 3, 15]);
        expect(sums(revealed, { kind: "reinforced", seat: 0, card: 2, worth: 11, total: 11 })).toEqual([11, 0, 0, 11]);
    });

    it("shows nothing of cards that lie face down, though they are weakened already", () => {
        const weakened = { kind: "battle bonus", seat: 1, amount: -2, bonus: -2 };
        const [, other] = clashOf(telling([BATTLE, revealed, weakened]))!.sides;
        expect([other!.turned, other!.bonus, other!.total]).toEqual([false, -2, null]);
    });

    it("shows the total of somebody who has laid nothing as soon as it is told", () => {
        const thrown = { kind: "battle dice", seat: 1, dice: [2], rolled: 2, total: 2 };
        const [, other] = clashOf(telling([BATTLE, revealed, thrown]))!.sides;
        expect([other!.turned, other!.total]).toEqual([true, 2]);
    });

    it("shows what the YCU fight with, less what they are weakened by, and the verdict in the end", () => {
        const weakened = { kind: "battle bonus", seat: -1, amount: -3, bonus: -3, total: 5 };
        const over = { kind: "battle over", winner: 0, loser: -1, attack: 15, defence: 5 };
        expect(clashOf(telling([ALONE]))!.ycu).toBe(8);
        expect(clashOf(telling([ALONE, weakened]))!.ycu).toBe(5);
        expect(clashOf(telling([ALONE, weakened, over]))!.verdict).toEqual({
            attack: 15,
            defence: 5,
            winner: 0,
            loser: -1,
        });
        expect(clashOf(telling([BATTLE]))!.ycu).toBeNull();
    });
});
