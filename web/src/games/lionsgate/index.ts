/** Return to Lionsgate City at the table. */

import "./world.css";
import { fact } from "../../lib/board/faces";
import type { Choice } from "../../lib/choosing/choices";
import type { IconName } from "../../lib/pieces/icons";
import type { Table } from "../../lib/table.svelte";
import { nameIn, t } from "../../lib/text.svelte";
import { type Badge, type Fact, type GameClient, type Happening, numbersAsked, type View } from "../contract";
import Board from "./Board.svelte";
import type { LionsgateEvent, LionsgateTold, LionsgateVerb } from "./declared";
import { caveName, entries, face, goodName, PLAYERS } from "./describe";
import {
    askedOf,
    cardOf,
    FIRST_BANDIT,
    FIRST_UPGRADE,
    isChoice,
    isEvent,
    kindsOf,
    MERCENARIES,
    moneyFor,
    NONE,
    numbersIn,
    runsOf,
    stateOf,
    toldOf,
} from "./lionsgate";
import { endsTheAction } from "./ending";
import Market from "./Market.svelte";
import Mat from "./Mat.svelte";
import PICTURES from "./pictures.json?drawn";
import { SCRIPT } from "./scenes";
import Stage from "./Stage.svelte";

/** Where things lie that a choice may be about, by the kind of its first argument. */
const PLACES: Record<string, string> = {
    mercenary: "card",
    tunnel: "tunnel",
    cave: "cave",
    box: "box",
    circle: "circle",
    drawn: "drawn",
    seat: "seat",
};
const ICONS: Partial<Record<string, IconName>> = {
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
} satisfies Partial<Record<LionsgateVerb, IconName>>;
const QUIET: LionsgateTold[] = ["offered", "tile-taken", "engines-righted"];
const COMPANIES = ["company-pick", "company-rail", "company-ore", "company-lamp"];
const COUNT = 30;
const SKUNK = 4;

function badge(_table: Table, seat: number): Badge {
    return { ...PLAYERS[seat % PLAYERS.length]!, emblem: PICTURES[COMPANIES[seat % COMPANIES.length]!] };
}

function facts(_table: Table, view: View, seat: number): Fact[] {
    const state = stateOf(view);
    return [
        fact("money", "coin", state.money[seat] ?? 0),
        fact("goods", "crate", state.mat[seat]?.length ?? 0),
        fact("shares", "flag", toldOf(view).shares[seat] ?? 0),
        fact("ready", "person", numbersIn(state.ready[seat] ?? 0).length),
        fact("bandits", "skull", numbersIn(state.bandits[seat] ?? 0).length),
        fact("upgrades", "gear", numbersIn(state.upgrades[seat] ?? 0).length),
    ];
}

function target(table: Table, choice: Choice, step: string): string | null {
    const verb = String(choice[0]);
    const id = choice[1];
    if (id === undefined) return null;
    if (isChoice(choice, "load")) return step === "load" ? `lying:${id}` : null;
    if (isChoice(choice, "sell")) return `market:${choice[2]}`;
    if (isChoice(choice, "car")) return `car:${id}:${choice[2]}`;
    if (isChoice(choice, "discard")) return `upgrade:${id}`;
    const kind = table.argumentsOf(verb)[0] ?? "";
    if (kind === "upgrade") return `card:${FIRST_UPGRADE + Number(id)}`;
    if (kind === "bandit") return `card:${FIRST_BANDIT + Number(id)}`;
    return PLACES[kind] ? `${PLACES[kind]}:${id}` : null;
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
    const told = toldOf(view);
    const ward = askedOf(view, "ward");
    const good = askedOf(view, "pay")?.good;
    const mercenary = askedOf(view, "replace")?.mercenary;
    const pipe = (askedOf(view, "target") ?? ward)?.pipe;
    const kinds = kindsOf(table);
    const here = state.engine[view.decides ?? 0] ?? 0;
    const values: Record<string, string | number> = {
        ...numbersAsked(view),
        ...told.crew,
        cave: caveName(table, askedOf(view, "drive")?.cave ?? here),
        left: told.left ?? 0,
        ore: told.ore ?? 0,
        skunk: told.odds?.[SKUNK] ?? 0,
    };
    if (good !== undefined) values["good"] = goodName(table, good);
    if (mercenary !== undefined) values["mercenary"] = nameIn(kinds.mercenary[mercenary]?.name);
    if (pipe !== undefined) values["pipe"] = nameIn(kinds.upgrade[pipe]?.name);
    if (ward) values["attacker"] = table.playerName(ward.attacker);
    return values;
}

function values(table: Table, choice: Choice | null): Record<string, string | number> {
    if (!table.view) return {};
    if (!choice) return promptValues(table);
    const state = stateOf(table.view);
    const kinds = kindsOf(table);
    const goods = state.mat[table.seat ?? 0] ?? [];
    if (isChoice(choice, "go")) {
        const way = toldOf(table.view).ways?.[choice[1]];
        return { difficulty: way?.difficulty ?? 0, tokens: way?.tokens ?? 0 };
    }
    if (isChoice(choice, "sell")) {
        const [, box, market, amount] = choice;
        return {
            good: goodName(table, goods[box] ?? NONE),
            wanted: goodName(table, kinds.market[market]?.good ?? NONE),
            instead: goods[box] === kinds.market[market]?.good ? 0 : 1,
            money: moneyFor(table.view, market, amount),
        };
    }
    const first = Number(choice[1]);
    switch (table.argumentsOf(choice[0])[0]) {
        case "mercenary": {
            const at = state.offer.indexOf(first);
            return { skills: skills(table, first), gold: at < 0 ? 0 : (state.offer_gold[at] ?? 0) };
        }
        case "tunnel":
            return { difficulty: kinds.tunnel[first]?.difficulty ?? 0, tokens: state.tokens[first] ?? 0 };
        case "box":
            return { good: goodName(table, goods[first] ?? NONE) };
        case "circle":
            return { price: kinds.circle[first]?.price ?? 0 };
        case "bandit": {
            const bandit = kinds.bandit[first];
            if (!bandit) return {};
            const { toughness, steal, bounty } = bandit;
            return { card: t("play-bandit-card", { toughness, steal, bounty }) };
        }
        default:
            return {};
    }
}

/** How the ore mined is made up, where there is something to add or to multiply; not where the supply fell short. */
function sumOf({ found, times, extra, ore }: LionsgateEvent & { kind: "mined" }): string {
    const parts = found.filter((one) => one > 0);
    const plain = parts.reduce((sum, one) => sum + one, 0);
    if (plain * times + extra !== ore || plain === ore) return "";
    const added = parts.length > 1 && times > 1 ? `(${parts.join(" + ")})` : parts.join(" + ");
    return ` = ${added}${times > 1 ? ` × ${times}` : ""}${extra > 0 ? ` + ${extra}` : ""}`;
}

function told(table: Table, event: Happening): Record<string, string | number> {
    const kinds = kindsOf(table);
    // A refusal's facts come as an event, and a market may be one of them.
    if (isEvent(event, "sold") || typeof event["market"] === "number") {
        const market = kinds.market[Number(event["market"])];
        return {
            wanted: goodName(table, market?.good ?? NONE),
            cave: caveName(table, market?.cave ?? NONE),
            instead: event["good"] === market?.good ? 0 : 1,
        };
    }
    if (isEvent(event, "tile-drawn")) return { tile: t(`chronicle-luck-tile-${event.drawn}`) };
    if (isEvent(event, "mined")) return { sum: sumOf(event) };
    if (isEvent(event, "stolen")) return { short: event.wanted - event.goods };
    if (isEvent(event, "shares-placed")) return { cave: caveName(table, kinds.circle[event.circle]?.cave ?? NONE) };
    if (isEvent(event, "card-drawn", "card-put-back")) return { card: cardName(table, event.deck, event.card) };
    if (isEvent(event, "boxcars-derailed", "goods-spilled")) {
        const parts = runsOf(event.goods).map(({ good, length }) => `${length} ${goodName(table, good)}`);
        return { goods: parts.join(", ") || t("play-none") };
    }
    return {};
}

function name(table: Table, kind: string, id: number | string): string | null {
    const number = Number(id);
    if (kind === "box" || kind === "car") return String(number + 1);
    if (kind === "cave") return caveName(table, number);
    if (kind === "market") return goodName(table, kindsOf(table).market[number]?.good ?? NONE);
    if (kind === "drawn" && table.view) {
        return cardName(table, Math.max(MERCENARIES, stateOf(table.view).drawn_from), number);
    }
    return null;
}

const ALL_CARDS = [0, FIRST_BANDIT, FIRST_UPGRADE].flatMap((first) =>
    Array.from({ length: COUNT }, (_, card) => first + card),
);

export const client: GameClient<LionsgateVerb> = {
    Board,
    boardShare: 3.1,
    Market,
    Mat,
    badge,
    facts,
    pips: (_table, view, seat) => {
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
    wording: (event, before) => (before && before["seat"] === event["seat"] ? "on" : null),
    told,
    script: SCRIPT,
    Stage,
    tells: (event) => !isEvent(event, ...QUIET),
    verbs: {
        move: "m",
        mine: "n",
        load: "l",
        unload: "o",
        fight: "f",
        workshop: "w",
        hire: "h",
        more: "a",
        draw: "d",
        stop: "s",
        calm: "k",
        run: "q",
        reroll: "g",
        "keep-roll": "y",
        none: "x",
        suffer: "v",
        rest: "r",
        end: "e",
    },
    plain: ["take", "draw", "stop", "fight", "mine", "beat", "calm", "run", "reroll", "keep-roll", "more"],
    moment: (table) => {
        if (!table.view) return false;
        if (["mine", "round", "cleanup"].includes(table.scene?.picture ?? "")) return true;
        const state = stateOf(table.view);
        const handling = table.mine && ["load", "unload", "pay"].includes(table.view.step ?? "");
        const dug = state.drawn_tiles.some((count) => count > 0);
        return handling || dug || state.offer.length > 0 || state.drawn_cards.length > 0;
    },
    together: [],
    forfeits: () => false,
    reason: (view) => ({ ...toldOf(view).ending }),
    ends: ["end", "rest", "discard"],
    last: endsTheAction,
    zoneOf: (table, key) => {
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
