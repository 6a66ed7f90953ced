/** Return to Lionsgate City at the table. */

import { fact } from "../../lib/board/faces";
import type { Choice } from "../../lib/choices";
import type { IconName } from "../../lib/icons";
import type { Table } from "../../lib/table.svelte";
import { nameIn, t } from "../../lib/text.svelte";
import type { Badge, Fact, GameClient, Happening, Scene, View } from "../contract";
import Board from "./Board.svelte";
import { caveName, entries, face, goodName, PLAYERS } from "./describe";
import {
    cardOf,
    crewSkills,
    FIRST_BANDIT,
    FIRST_UPGRADE,
    kindsOf,
    MERCENARIES,
    moneyFor,
    NONE,
    numbersIn,
    oreSoFar,
    runsOf,
    sharesOf,
    stateOf,
} from "./lionsgate";
import Market from "./Market.svelte";
import Mat from "./Mat.svelte";

const TARGETS: Record<string, string> = {
    take: "card",
    assign: "card",
    replace: "card",
    discard: "upgrade",
    tunnel: "tunnel",
    token: "tunnel",
    scout: "tunnel",
    go: "cave",
    drop: "box",
    pay: "box",
    share: "circle",
    keep: "drawn",
    "on-top": "drawn",
    player: "seat",
};
const UPGRADE_VERBS = ["pipe", "lose", "ward"];
const ICONS: Record<string, IconName> = {
    move: "train",
    mine: "pickaxe",
    load: "crate",
    unload: "scale",
    fight: "swords",
    rest: "hourglass",
    end: "hourglass",
    stop: "check",
    draw: "die",
    workshop: "hammer",
    hire: "person",
    more: "cards",
    none: "close",
    suffer: "close",
    reroll: "die",
    "keep-roll": "check",
    calm: "heart",
    run: "boots",
};
const QUIET = new Set(["offered", "tile-taken", "engines-righted", "card-put-back"]);
const LIGHTS = new Set([
    "moved",
    "mined",
    "town-died",
    "town-awakened",
    "converted",
    "engine-derailed",
    "loaded",
    "sold",
]);
const COUNT = 30;

function badge(_table: Table, seat: number): Badge {
    return PLAYERS[seat % PLAYERS.length]!;
}

function facts(_table: Table, view: View, seat: number): Fact[] {
    const state = stateOf(view);
    return [
        fact("money", "coin", state.money[seat] ?? 0),
        fact("goods", "crate", state.mat[seat]?.length ?? 0),
        fact("shares", "flag", sharesOf(state, seat)),
        fact("ready", "person", numbersIn(state.ready[seat] ?? 0).length),
        fact("bandits", "skull", numbersIn(state.bandits[seat] ?? 0).length),
        fact("upgrades", "gear", numbersIn(state.upgrades[seat] ?? 0).length),
    ];
}

function target(choice: Choice, step: string): string | null {
    const verb = String(choice[0]);
    const id = choice[1];
    if (id === undefined) return null;
    if (UPGRADE_VERBS.includes(verb)) return `card:${FIRST_UPGRADE + Number(id)}`;
    if (verb === "beat") return `card:${FIRST_BANDIT + Number(id)}`;
    if (verb === "load") return step === "load" ? `lying:${id}` : null;
    if (verb === "sell") return `market:${choice[2]}`;
    if (verb === "car") return `car:${id}:${choice[2]}`;
    const kind = TARGETS[verb];
    return kind ? `${kind}:${id}` : null;
}

function skills(table: Table, card: number): string {
    const found = kindsOf(table).mercenary[card];
    if (!found) return "";
    const { engineering, mining, fighting } = found;
    return t("play-skills", { engineering, mining, fighting });
}

/** A card of any deck by name. */
function cardName(table: Table, deck: number, card: number): string {
    return face(table, deck === 1 ? FIRST_BANDIT + card : cardOf(deck, card)).title;
}

function promptValues(table: Table): Record<string, string | number> {
    const view = table.view!;
    const state = stateOf(view);
    const asked = view.asked ?? [];
    const seat = view.decides ?? 0;
    const here = state.engine[seat] ?? 0;
    const values: Record<string, string | number> = {
        cave: caveName(table, view.step === "drive" ? (asked[0] ?? here) : here),
        crew: numbersIn(state.crew).length,
        ...crewSkills(table, state),
        left: (asked[3] ?? 0) - (asked[1] ?? 0),
        amount: asked[0] ?? 0,
        sum: asked[0] ?? 0,
        ore: oreSoFar(table, state, here),
    };
    const first = asked[0] ?? NONE;
    if (view.step === "pay") values["good"] = goodName(table, first);
    if (view.step === "replace") values["mercenary"] = nameIn(kindsOf(table).mercenary[first]?.name);
    if (view.step === "target") values["upgrade"] = nameIn(kindsOf(table).upgrade[first]?.name);
    if (view.step === "ward") values["upgrade"] = nameIn(kindsOf(table).upgrade[asked[1] ?? NONE]?.name);
    return values;
}

function values(table: Table, choice: Choice | null): Record<string, string | number> {
    if (!table.view) return {};
    if (!choice) return promptValues(table);
    const state = stateOf(table.view);
    const kinds = kindsOf(table);
    const [verb, first, second] = [String(choice[0]), Number(choice[1]), Number(choice[2])];
    const goods = state.mat[table.seat ?? 0] ?? [];
    switch (verb) {
        case "take":
        case "assign":
        case "replace": {
            const at = state.offer.indexOf(first);
            return { skills: skills(table, first), gold: at < 0 ? 0 : (state.offer_gold[at] ?? 0) };
        }
        case "tunnel":
        case "token":
        case "scout":
            return { difficulty: kinds.tunnel[first]?.difficulty ?? 0, tokens: state.tokens[first] ?? 0 };
        case "drop":
        case "pay":
            return { good: goodName(table, goods[first] ?? NONE) };
        case "sell":
            return {
                good: goodName(table, goods[first] ?? NONE),
                wanted: goodName(table, kinds.market[second]?.good ?? NONE),
                money: moneyFor(table, state, second, Number(choice[3])),
            };
        case "share":
            return { price: kinds.circle[first]?.price ?? 0 };
        case "beat": {
            const bandit = kinds.bandit[first];
            if (!bandit) return {};
            const { toughness, steal, bounty } = bandit;
            return { card: t("play-bandit-card", { toughness, steal, bounty }) };
        }
        default:
            return {};
    }
}

function told(table: Table, event: Happening): Record<string, string | number> {
    const kinds = kindsOf(table);
    const number = (field: string) => Number(event[field] ?? NONE);
    switch (event.kind) {
        case "sold": {
            const market = kinds.market[number("market")];
            return { wanted: goodName(table, market?.good ?? NONE), cave: caveName(table, market?.cave ?? NONE) };
        }
        case "shares-placed":
            return { cave: caveName(table, kinds.circle[number("circle")]?.cave ?? NONE) };
        case "card-drawn":
        case "card-put-back":
            return { card: cardName(table, number("deck"), number("card")) };
        case "boxcars-derailed": {
            const goods = (event["goods"] as number[] | undefined) ?? [];
            const parts = runsOf(goods).map(({ good, length }) => `${length} ${goodName(table, good)}`);
            return { goods: parts.join(", ") || t("play-none") };
        }
        default:
            return {};
    }
}

function scene(event: Happening): Scene | null {
    if (!LIGHTS.has(event.kind)) return null;
    const seat = typeof event["seat"] === "number" ? { seat: event["seat"] } : {};
    const keys: string[] = [];
    for (const field of ["cave", "town"]) if (typeof event[field] === "number") keys.push(`cave:${event[field]}`);
    if (typeof event["market"] === "number") keys.push(`market:${event["market"]}`);
    if (event.kind !== "moved") return { kind: event.kind, keys, event, ...seat };
    const route = (event["route"] as number[] | undefined) ?? [];
    keys.push(...route.map((tunnel) => `tunnel:${tunnel}`));
    return { kind: "moved", from: `cave:${event["start"]}`, to: `cave:${event["cave"]}`, keys, event, ...seat };
}

function name(table: Table, kind: string, id: number | string): string | null {
    const number = Number(id);
    if (kind === "box" || kind === "car") return String(number + 1);
    if (kind === "market") return goodName(table, kindsOf(table).market[number]?.good ?? NONE);
    if (kind === "drawn" && table.view) {
        return cardName(table, Math.max(MERCENARIES, stateOf(table.view).drawn_from), number);
    }
    return null;
}

const ALL_CARDS = [0, FIRST_BANDIT, FIRST_UPGRADE].flatMap((first) =>
    Array.from({ length: COUNT }, (_, card) => first + card),
);

export const client: GameClient = {
    Board,
    boardShare: 3.1,
    Market,
    Mat,
    badge,
    facts,
    pips: (view, seat) => {
        const state = stateOf(view);
        const team = numbersIn(state.team[seat] ?? 0).length;
        return team > 0 ? { done: team - numbersIn(state.ready[seat] ?? 0).length, of: team } : null;
    },
    hand: (view, seat) => {
        const state = stateOf(view);
        return [
            ...numbersIn(state.team[seat] ?? 0),
            ...numbersIn(state.bandits[seat] ?? 0).map((card) => FIRST_BANDIT + card),
            ...numbersIn(state.upgrades[seat] ?? 0).map((card) => FIRST_UPGRADE + card),
        ];
    },
    // Every card that can be chosen lies in sight; the others of a deck are not to be offered beside the hand.
    onTable: () => ALL_CARDS,
    face,
    target,
    icon: (choice) => ICONS[String(choice[0])] ?? null,
    name,
    entries,
    values,
    prompt: () => null,
    wording: () => null,
    told,
    scene,
    tells: (event) => !QUIET.has(event.kind),
    ends: ["end", "rest", "discard"],
    tabOf: (table, key) => {
        const [kind, id] = key.split(":");
        if (kind === "box" || kind === "upgrade") return kind === "box" ? "market" : "mat";
        if (kind === "lying" || kind === "drawn" || kind === "market") return "market";
        if (kind === "card") return table.view && stateOf(table.view).offer.includes(Number(id)) ? "market" : "hand";
        return kind === "seat" ? "players" : "board";
    },
    progress: (table) => {
        if (!table.view) return "";
        const { round, round_limit: limit, last_round: last } = stateOf(table.view);
        if (round === 0) return t("phase-draft");
        if (last) return `${t("word-round", { round })} · ${t("word-last-round")}`;
        return limit ? t("word-round-of", { round, limit }) : t("word-round", { round });
    },
};
