import { beforeEach, describe, expect, it } from "vitest";
import type { Push, TipShown } from "../src/lib/messages";
import { FIRST_GAMES, isEarly, noteSeen, openLately, seenTips, tipFor } from "../src/lib/tips";

const tip = (id: string, moment: Partial<TipShown>): TipShown => ({
    id,
    say: { en: "", it: "" },
    event: "",
    of: "anybody",
    where: {},
    missed: "",
    choice: "",
    refused: "",
    ...moment,
});
const push = (part: Partial<Push>): Push =>
    ({ seat: 0, prompt: { seat: 0, step: "turn", yours: true }, choices: [], events: [], ...part }) as unknown as Push;
const told = (kind: string, data: object) => [{ events: [{ kind, ...data }] }] as unknown as Push["events"];

describe("tips", () => {
    beforeEach(() => localStorage.clear());

    it("come when something can be chosen, and only when it is one's own choice", () => {
        const bribe = tip("bribe", { choice: "bribe" });
        expect(tipFor([bribe], push({ choices: [["bribe", 3]] }), null, [])).toBe(bribe);
        expect(tipFor([bribe], push({ choices: [["fight", 3]] }), null, [])).toBeNull();
        const waiting = { seat: 1, step: "turn", yours: false };
        expect(tipFor([bribe], push({ choices: [["bribe", 3]], prompt: waiting }), null, [])).toBeNull();
    });

    it("come with the first decision of all, whatever it is", () => {
        const goal = tip("goal", { choice: "*" });
        const corner = push({ choices: [["corner", 3]] });
        expect(tipFor([goal], corner, null, [])).toBe(goal);
        expect(tipFor([goal], corner, null, ["goal"])).toBeNull();
        expect(tipFor([goal], push({ prompt: { seat: 1, step: "corner", yours: false } }), null, [])).toBeNull();
    });

    it("come with events of whoever they are about", () => {
        const lost = tip("lost", { event: "figure lost", of: "own" });
        const fell = tip("fell", { event: "fell", of: "others" });
        expect(tipFor([lost, fell], push({ events: told("figure lost", { seat: 0 }) }), null, [])).toBe(lost);
        expect(tipFor([lost, fell], push({ events: told("figure lost", { seat: 1 }) }), null, [])).toBeNull();
        expect(tipFor([lost, fell], push({ events: told("fell", { owner: 1 }) }), null, [])).toBe(fell);
        expect(tipFor([lost, fell], push({ events: told("fell", { owner: 0 }) }), null, [])).toBeNull();
    });

    it("say what could have been done, to whoever could have done it a few decisions before", () => {
        const unbribed = tip("unbribed", { event: "battle over", of: "own", where: { winner: -1 }, missed: "bribe" });
        const lost = push({ events: told("battle over", { winner: -1, loser: 0 }) });
        const rich = openLately(
            [],
            push({
                choices: [
                    ["fight", 3],
                    ["bribe", 3],
                ],
            }),
        );
        expect(tipFor([unbribed], lost, null, [], rich)).toBe(unbribed);
        expect(tipFor([unbribed], lost, null, [], openLately([], push({ choices: [["fight", 3]] })))).toBeNull();
        expect(
            tipFor([unbribed], push({ events: told("battle over", { winner: 0, loser: -1 }) }), null, [], rich),
        ).toBeNull();
        const since = Array.from({ length: 8 }).reduce<string[][]>((open) => openLately(open, push({})), rich);
        expect(tipFor([unbribed], lost, null, [], since)).toBeNull();
    });

    it("come when a rule refused something, once each", () => {
        const blocked = tip("blocked", { refused: "lionsgate.move.blocked" });
        expect(tipFor([blocked], push({}), "lionsgate.move.blocked", [])).toBe(blocked);
        noteSeen("lionsgate", blocked);
        expect(tipFor([blocked], push({}), "lionsgate.move.blocked", seenTips("lionsgate"))).toBeNull();
        expect(seenTips("city")).toEqual([]);
    });

    it("come in the first three games of a kind", () => {
        for (let game = 0; game < FIRST_GAMES; game += 1) expect(isEarly("city", `table ${game}`)).toBe(true);
        expect(isEarly("city", "one more")).toBe(false);
        expect(isEarly("city", "table 1")).toBe(true);
        expect(isEarly("aylkor", "one more")).toBe(true);
    });
});
