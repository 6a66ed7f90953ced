/** The facts that prompts, choices and events speak of (text/<language>/play.ftl), the same ones as in the terminal. */

import type { Choice } from "../../lib/choosing/choices";
import type { Table } from "../../lib/table.svelte";
import { find, listed, nameIn, t } from "../../lib/text.svelte";
import { type Happening, numbersAsked } from "../contract";
import { attackOf, type Sum, sumsOf } from "./battle/battle";
import type { CityEvent } from "./declared";
import {
    askedOf,
    type CityState,
    foesOn,
    isEvent,
    kindsOf,
    NOBODY,
    numberOf,
    priceFor,
    saleFor,
    sideOf,
    spaceName,
    stateOf,
    tokensOn,
    workedOut,
} from "./city";

type Facts = Record<string, string | number>;

const UNITS = ["leader", "member"];

/** What things are called that are no entry of the catalogue; where nobody sits there are YCU. */
export function name(table: Table, kind: string, id: number | string): string | null {
    const number = Number(id);
    switch (kind) {
        case "seat":
            return t("play-word-the-ycu");
        case "space":
            return typeof id === "string" ? id : id === NOBODY ? t("play-word-pool") : spaceName(number);
        case "side":
            return table.view ? spaceName(sideOf(table, stateOf(table.view).players).entries[number] ?? 0) : null;
        case "action":
            return find(`action-${id}`);
        case "token":
            return t("play-word-token", { attack: kindsOf(table).token[number]?.attack ?? 0 });
        case "tile": {
            const design = table.view ? stateOf(table.view).tile_design[number] : undefined;
            return design === undefined ? null : nameIn(kindsOf(table).development[design]?.name);
        }
        default:
            return null;
    }
}

/** Whether a figure comes from the pool or from a space: some languages have words of their own for it. */
function leaves(origin: number): string {
    return origin === NOBODY ? "pool" : "space";
}

// ---------------------------------------------------------------------- prompts

function asked(table: Table, state: CityState): Facts {
    const view = table.view!;
    const decides = view.decides ?? NOBODY;
    switch (view.step) {
        case "turn":
            return { acted: Number(askedOf(view, "turn")?.acted ?? 0) };
        case "recruit.bid":
            return { card: table.name("card", state.lot), bid: state.bid, bidder: table.name("seat", state.bidder) };
        case "build.place":
            return { development: table.name("development", askedOf(view, "build.place")?.development ?? NOBODY) };
        case "move.to": {
            const { origin, spaces } = askedOf(view, "move.to") ?? { origin: NOBODY, spaces: 0 };
            return { origin: table.name("space", origin), leaves: leaves(origin), spaces };
        }
        case "battle.lay": {
            const enemy = decides === state.attacker ? state.defender : state.attacker;
            return {
                space: spaceName(state.battle_space),
                enemy: table.name("seat", enemy),
                amount: state.influence[decides] ?? 0,
            };
        }
        default:
            return numbersAsked(view);
    }
}

// ---------------------------------------------------------------------- choices

function enemiesOn(table: Table, state: CityState, space: number): string[] {
    const names = foesOn(state, table.seat, space).map((seat) => table.playerName(seat));
    if (tokensOn(state, space).length > 0) names.push(`${t("play-word-ycu")} ${strengthOn(table, state, space)}`);
    return names;
}

/** What the YCU on a space fight with together. */
function strengthOn(table: Table, state: CityState, space: number): number {
    return workedOut(table.view).strengths[tokensOn(state, space)[0] ?? NOBODY] ?? 0;
}

function chosen(table: Table, state: CityState, [verb, first, second]: Choice): Facts {
    const id = Number(first);
    const kinds = kindsOf(table);
    const told = workedOut(table.view);
    if (verb === "renown") return { price: numberOf(table, "renown_price") };
    if (verb === "place") return { spaces: listed((told.placements[`${id} ${second}`] ?? [id]).map(spaceName)) };
    switch (first === undefined ? "" : table.argumentsOf(verb)[0]) {
        case "card": {
            const unit = UNITS.includes(kinds.card[id]?.kind ?? "") ? "unit" : "other";
            const use = told.idle_cards.includes(id) ? "nothing" : "something";
            const attack = attackOf(table, state, table.seat ?? 0, id);
            return { unit, use, attack, price: priceFor(table, "market", id) };
        }
        case "tile": {
            const use = told.idle_tiles.includes(id) ? "nothing" : "something";
            return { use, price: saleFor(table, state.tile_design[id] ?? NOBODY) };
        }
        case "token": {
            const space = state.ycu_at[id] ?? NOBODY;
            return { space: spaceName(space), strength: told.strengths[id] ?? 0, price: told.bribes[id] ?? 0 };
        }
        case "space": {
            const enemies = enemiesOn(table, state, id);
            return { enemies: listed(enemies), met: enemies.length > 0 ? "enemies" : "nobody" };
        }
        case "development":
            return { price: priceFor(table, "development", id) };
        case "side":
            return { space: table.name("side", id) };
        default:
            return {};
    }
}

export function values(table: Table, choice: Choice | null): Facts {
    if (!table.view) return {};
    const state = stateOf(table.view);
    return choice ? chosen(table, state, choice) : asked(table, state);
}

// ---------------------------------------------------------------------- events

/** A total with what it was made of. */
function summedUp(total: number, sum: Sum | null | undefined): string {
    const parts = Object.entries(sum ?? {}).filter(([, amount]) => amount !== 0);
    if (parts.length === 0) return String(total);
    const words = parts.map(([part, amount]) =>
        t(`battle-from-${part}`, { amount: `${amount < 0 ? "−" : ""}${Math.abs(amount)}` }),
    );
    return `${total} (${listed(words)})`;
}

/** Whoever wins an auction in somebody else's turn spends a turn of their own on it. */
function spendsTurn(table: Table, won: Extract<CityEvent, { kind: "recruited" }>): boolean {
    const events: Happening[] = table.log.flatMap((one) => one.events);
    const before = events.slice(0, Math.max(0, events.indexOf(won)));
    const declared = before.findLast((event) => isEvent(event, "declared"));
    const active = table.view ? stateOf(table.view).active : won.seat;
    return won.seat !== (isEvent(declared, "declared") ? declared.seat : active);
}

/** What an event says beside its own fields, or instead of them. */
export function told(table: Table, event: Happening): Facts {
    if (isEvent(event, "roll off")) {
        const { seats, dice } = event;
        return { rolls: listed(seats.map((seat, at) => `${table.playerName(seat)} ${dice[at]}`)) };
    }
    if (isEvent(event, "arcs", "renown", "battle bonus"))
        return { sign: event.amount < 0 ? "−" : "+", size: Math.abs(event.amount) };
    if (isEvent(event, "action")) return { action: table.name("action", event.action) };
    if (isEvent(event, "recruited")) return { turn: spendsTurn(table, event) ? "spent" : "own" };
    if (isEvent(event, "discount")) return { target: table.name(event.on, event.target) };
    if (isEvent(event, "alert")) {
        const alert = kindsOf(table).alert[event.die - 1];
        return { alert: nameIn(alert?.name), effect: nameIn(alert?.text) };
    }
    if (isEvent(event, "battle dice")) return { dice: event.dice.join(" + ") || "0" };
    if (isEvent(event, "battle over")) {
        const sums = sumsOf(table, event);
        const ycu = event.loser === NOBODY ? "beaten" : event.winner === NOBODY ? "unbeaten" : "none";
        return { ycu, attack: summedUp(event.attack, sums?.attack), defence: summedUp(event.defence, sums?.defence) };
    }
    if (isEvent(event, "award")) {
        return { awards: listed(event.awards.map((award, seat) => `${table.playerName(seat)} ${award}`)) };
    }
    if (isEvent(event, "moved")) return { leaves: leaves(event.origin) };
    return isEvent(event, "laid") ? { blind: String(event.blind) } : {};
}
