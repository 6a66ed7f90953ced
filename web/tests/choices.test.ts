import { describe, expect, it } from "vitest";
import { amountsOf, byTarget, optionsOf } from "../src/lib/choosing/choices";
import type { Push } from "../src/lib/messages";

function push(changes: Partial<Push>): Push {
    return {
        type: "push",
        table: "t",
        version: 1,
        position: 1,
        phase: "playing",
        seat: 0,
        held: [0],
        since: 0,
        events: [],
        view: null,
        prompt: { seat: 0, step: "bid", yours: true },
        choices: [],
        refused: [],
        irreversible: [],
        undoable: 0,
        recap: null,
        ...changes,
    };
}

const onCards = (choice: (number | string)[]) => (choice[0] === "lay" ? `card:${choice[1]}` : null);

describe("options", () => {
    it("carry the lock of what cannot be undone and the rule of what is refused", () => {
        const refused = [{ choice: ["lay", 4], rule: "city.battle.lay-cards", facts: { influence: 4 } }];
        const options = optionsOf(push({ choices: [["lay", 3], ["done"]], irreversible: [1], refused }), onCards);
        expect(options.map((option) => [option.key, option.allowed, option.locked])).toEqual([
            ["lay 3", true, false],
            ["done", true, true],
            ["lay 4", false, false],
        ]);
        expect(byTarget(options).get("card:4")?.[0]?.rule).toBe("city.battle.lay-cards");
    });

    it("are nobody's while somebody else decides", () => {
        const prompt = { seat: 1, step: "bid", yours: false };
        expect(optionsOf(push({ prompt, choices: [["pass"]] }), onCards)).toEqual([]);
    });

    it("become a slider where they are amounts", () => {
        const options = optionsOf(push({ choices: [["pass"], ["bid", 500], ["bid", 1000]] }), onCards);
        expect(amountsOf(options, (verb) => verb === "bid").map((option) => option.key)).toEqual([
            "bid 500",
            "bid 1000",
        ]);
        expect(amountsOf(options, () => false)).toEqual([]);
    });
});
