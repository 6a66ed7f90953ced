import { describe, expect, it } from "vitest";
import * as aylkor from "../src/games/aylkor/declared";
import * as aylkorPrinted from "../src/games/aylkor/printed";
import { isEvent as isAylkorEvent, unitAsked } from "../src/games/aylkor/aylkor";
import * as city from "../src/games/city/declared";
import * as cityPrinted from "../src/games/city/printed";
import { askedOf, isChoice, isEvent, kindsOf, stateOf, workedOut } from "../src/games/city/city";
import { numbersAsked } from "../src/games/contract";
import * as lionsgate from "../src/games/lionsgate/declared";
import * as lionsgatePrinted from "../src/games/lionsgate/printed";
import type { Guard } from "../src/lib/shapes";
import * as is from "../src/lib/shapes";
import type { Table } from "../src/lib/table.svelte";
import { seenOf, toldOf } from "./recorded";

type Forms = Record<"state" | "told" | "kinds" | "table", Guard<object>>;
type Named = Record<string, Guard<object>>;

const GAMES: [string, Forms, Named, Named][] = [
    [
        "aylkor",
        {
            state: aylkor.isAylkorState,
            told: aylkor.isAylkorWorkedOut,
            kinds: aylkorPrinted.isAylkorKinds,
            table: aylkorPrinted.isAylkorField,
        },
        aylkor.aylkorAsked,
        aylkor.aylkorEvents,
    ],
    [
        "city",
        {
            state: city.isCityState,
            told: city.isCityWorkedOut,
            kinds: cityPrinted.isCityKinds,
            table: cityPrinted.isCityTable,
        },
        city.cityAsked,
        city.cityEvents,
    ],
    [
        "lionsgate",
        {
            state: lionsgate.isLionsgateState,
            told: lionsgate.isLionsgateWorkedOut,
            kinds: lionsgatePrinted.isLionsgateKinds,
            table: lionsgatePrinted.isLionsgateTable,
        },
        lionsgate.lionsgateAsked,
        lionsgate.lionsgateEvents,
    ],
];

describe.each(GAMES)("what the server tells of %s", (game, forms, asked, events) => {
    const seen = seenOf(game);

    it("has the forms that the game declares, whoever looks and whatever is asked", () => {
        expect(seen.views.length).toBeGreaterThan(5);
        for (const view of seen.views) {
            expect(forms.state(view.state), `state at ${view.step}`).toBe(true);
            expect(forms.told(view.worked_out), `worked out at ${view.step}`).toBe(true);
            const question = asked[view.step ?? ""];
            expect(question ? question(view.asked) : true, `question ${view.step}`).toBe(true);
        }
    });

    it("happened in the forms that the game declares, and in no other", () => {
        const kinds = new Set<string>();
        for (const event of toldOf(game).flatMap((answer) => answer.events)) {
            expect(events[event.kind]?.(event), JSON.stringify(event)).toBe(true);
            const [field] = Object.keys(event).filter((name) => name !== "kind");
            if (field) expect(events[event.kind]?.({ ...event, [field]: {} }), `${event.kind}.${field}`).toBe(false);
            kinds.add(event.kind);
        }
        expect(kinds.size).toBeGreaterThan(10);
    });

    it("prints its packs in the forms that the page knows", () => {
        expect(forms.kinds(seen.kinds)).toBe(true);
        expect(forms.table(seen.table)).toBe(true);
    });

    it("is of no such form any more when a field is missing or is something else", () => {
        const { agenda: _, ...without } = seen.views[0]!.state;
        expect(forms.state(without)).toBe(false);
        expect(forms.state({ ...seen.views[0]!.state, players: "two" })).toBe(false);
        expect(forms.kinds({ ...seen.kinds, card: [{}], mercenary: [{}] })).toBe(false);
    });
});

describe("the page", () => {
    const views = seenOf("city").views;
    const moving = views.find((view) => view.step === "move.to")!;

    it("reads the numbers of a question by their names, and those of no other question", () => {
        expect(askedOf(moving, "move.to")?.origin).toBe(numbersAsked(moving)["origin"]);
        expect(askedOf(moving, "build.place")).toBeNull();
        expect(unitAsked(seenOf("aylkor").views.find((view) => view.step === "move-to")!)).toBeTypeOf("number");
    });

    it("takes for an event or a choice only what has all that is declared for it", () => {
        expect(isEvent({ kind: "arcs", seat: 1, amount: 500 }, "renown", "arcs")).toBe(true);
        expect(isEvent({ kind: "arcs", seat: 1 }, "renown", "arcs")).toBe(false);
        expect(isEvent({ kind: "arcs", seat: 1, amount: 500 }, "renown")).toBe(false);
        expect(isAylkorEvent({ kind: "drew", seat: 0, amount: 2 }, "drew")).toBe(true);
        expect(isAylkorEvent({ kind: "drew", seat: 0, amount: 2, cards: ["wolf"] }, "drew")).toBe(false);
        expect([isChoice(["place", 24, 1], "place"), isChoice(["place", 24], "place")]).toEqual([true, false]);
        expect([isChoice(["place", 24, "1"], "place"), isChoice(null, "place")]).toEqual([false, false]);
    });

    it("says so where it does not know what it is shown, and goes on without a catalogue", () => {
        expect(() => stateOf({ ...moving, state: { players: 2 } })).toThrow("City's state");
        expect(stateOf(moving)).toBe(moving.state);
        expect(workedOut(null).market_prices).toEqual([]);
        expect(kindsOf({ catalogue: null } as Table).card).toEqual([]);
    });
});

describe("guards", () => {
    it("look through lists, pairs, words and what may be missing", () => {
        expect(is.list(is.number)([1, "2"])).toBe(false);
        expect([is.pair(is.text, is.number)(["a", 1]), is.pair(is.text, is.number)(["a"])]).toEqual([true, false]);
        expect([is.word("cog", "pipe")("pipe"), is.word("cog", "pipe")("gear")]).toEqual([true, false]);
        expect([is.maybe(is.flag)(undefined), is.maybe(is.flag)(1)]).toEqual([true, false]);
        expect([is.named(is.text)({ en: "Card", it: "Carta" }), is.named(is.text)({ en: 1 })]).toEqual([true, false]);
        expect([is.either(is.text, is.nothing)(null), is.either(is.text, is.nothing)(0)]).toEqual([true, false]);
    });
});
