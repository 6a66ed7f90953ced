/** The facts that prompts, choices and events speak of (text/<language>/play.ftl), the same ones as in the terminal. */

import type { Choice } from "../../lib/choices";
import type { Table } from "../../lib/table.svelte";
import { find, listed, nameIn, t } from "../../lib/text.svelte";
import type { Happening } from "../contract";
import { attackOf } from "./battle";
import {
    type CityState,
    figuresOn,
    kindsOf,
    laidAt,
    NOBODY,
    numberOf,
    priceFor,
    sideOf,
    spaceName,
    standingSum,
    stateOf,
    tokensOn,
} from "./city";
import { effectText } from "./describe";

type Facts = Record<string, string | number>;

export const CARD_VERBS = ["play", "discard", "declare", "card", "lay", "use", "lose", "take", "enlist", "remove"];
export const TILE_VERBS = ["produce", "sell", "tile"];
const TOKEN_VERBS = ["fight", "bribe", "token"];
const BATTLE_VERBS = ["to", "battle"];
const UNITS = ["leader", "member"];

/** What things are called that are no entry of the catalogue. */
export function name(table: Table, kind: string, id: number | string): string | null {
    const number = Number(id);
    switch (kind) {
        case "space":
            return id === NOBODY ? t("play-word-pool") : spaceName(number);
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

/** The name of whoever fights: where nobody sits there are YCU. */
function fighterName(table: Table, seat: number): string {
    return seat === NOBODY ? t("play-word-the-ycu") : table.playerName(seat);
}

// ---------------------------------------------------------------------- prompts

function asked(table: Table, state: CityState): Facts {
    const view = table.view!;
    const data = view.asked ?? [];
    const decides = view.decides ?? NOBODY;
    switch (view.step) {
        case "turn":
            return { acted: data[0] ?? 0 };
        case "recruit.bid":
            return { card: table.name("card", state.lot), bid: state.bid, bidder: fighterName(table, state.bidder) };
        case "build.place":
            return { development: table.name("development", data[0] ?? NOBODY) };
        case "move.to":
            return { origin: table.name("space", data[0] ?? NOBODY), amount: data[3] ?? 0 };
        case "battle.lay": {
            const enemy = decides === state.attacker ? state.defender : state.attacker;
            return {
                space: spaceName(state.battle_space),
                enemy: fighterName(table, enemy),
                amount: state.influence[decides] ?? 0,
            };
        }
        default:
            return { amount: data[0] ?? 0 };
    }
}

// ---------------------------------------------------------------------- choices

function enemiesOn(table: Table, state: CityState, space: number): string[] {
    const seats = Array.from({ length: state.players }, (_, seat) => seat);
    const found = seats.filter((seat) => seat !== table.seat && figuresOn(state, seat, space) > 0);
    const names = found.map((seat) => table.playerName(seat));
    if (tokensOn(state, space).length > 0) names.push(`${t("play-word-ycu")} ${strengthOn(table, state, space)}`);
    return names;
}

function strengthOn(table: Table, state: CityState, space: number): number {
    return tokensOn(state, space).reduce((sum, token) => sum + (kindsOf(table).token[token]?.attack ?? 0), 0);
}

function chosen(table: Table, state: CityState, [verb, first, second]: Choice): Facts {
    const id = Number(first);
    const kinds = kindsOf(table);
    const seat = table.seat ?? 0;
    if (CARD_VERBS.includes(String(verb))) {
        const unit = UNITS.includes(kinds.card[id]?.kind ?? "") ? "unit" : "other";
        return { unit, attack: attackOf(table, state, seat, id), price: priceFor(table, state, seat, "market", id) };
    }
    if (TILE_VERBS.includes(String(verb))) {
        const sale = kinds.development[state.tile_design[id] ?? NOBODY]?.sale ?? 0;
        return { price: sale + standingSum(table, state, seat, "sale-bonus") };
    }
    if (TOKEN_VERBS.includes(String(verb))) {
        const space = state.ycu_at[id] ?? NOBODY;
        const bribe = (kinds.token[id]?.bribe ?? 0) - standingSum(table, state, seat, "cheaper-bribe");
        return { space: spaceName(space), strength: strengthOn(table, state, space), price: Math.max(0, bribe) };
    }
    if (BATTLE_VERBS.includes(String(verb))) {
        const enemies = enemiesOn(table, state, id);
        return { enemies: listed(enemies), met: enemies.length > 0 ? "enemies" : "nobody" };
    }
    switch (verb) {
        case "build":
            return { price: priceFor(table, state, seat, "development", id) };
        case "renown":
            return { price: numberOf(table, "renown_price") };
        case "place": {
            const shape = kinds.development[table.view?.asked?.[0] ?? NOBODY]?.shape ?? [];
            return { spaces: listed(laidAt(shape, id, Number(second)).map(spaceName)) };
        }
        case "side":
            return { space: table.name("side", id) };
        case "player":
            return { player: table.playerName(id) };
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

/** What an event says beside its own fields, or instead of them. */
export function told(table: Table, event: Happening): Facts {
    const number = (field: string) => Number(event[field] ?? NOBODY);
    const numbers = (field: string) => (event[field] as number[] | undefined) ?? [];
    switch (event.kind) {
        case "roll off": {
            const rolls = numbers("seats").map((seat, at) => `${table.playerName(seat)} ${numbers("dice")[at]}`);
            return { rolls: listed(rolls) };
        }
        case "arcs":
        case "renown":
            return { sign: number("amount") < 0 ? "−" : "+", size: Math.abs(number("amount")) };
        case "discount":
            return { target: table.name(String(event["on"]), number("target")) };
        case "alert": {
            const alert = kindsOf(table).alert[number("die") - 1];
            const effects = alert?.effects.map((effect) => effectText(effect, "alert", "alert")) ?? [];
            return { alert: nameIn(alert?.name), effect: effects.join(" ") };
        }
        case "battle":
            return { defender: fighterName(table, number("defender")) };
        case "battle over":
            return { winner: fighterName(table, number("winner")) };
        case "battle dice":
            return { dice: numbers("dice").join(" + ") || "0" };
        case "award":
            return { awards: listed(numbers("awards").map((award, seat) => `${table.playerName(seat)} ${award}`)) };
        case "laid":
            return { blind: String(event["blind"]) };
        default:
            return {};
    }
}
