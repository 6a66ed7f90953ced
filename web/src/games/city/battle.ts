/** Battles in numbers: what is known of the one under way, and how the last one ended. */

import type { Happened } from "../../lib/messages";
import type { Table } from "../../lib/table.svelte";
import type { Happening } from "../contract";
import { type CityState, diceAround, kindsOf, NOBODY, tokensOn } from "./city";

const COLOUR_ORDER = ["yellow", "red", "blue", "green"];

/** A unit's attack for a gang. */
export function attackOf(table: Table, state: CityState, seat: number, card: number): number {
    const kinds = kindsOf(table);
    const colour = kinds.gang[state.gang[seat] ?? NOBODY]?.colour ?? "";
    return kinds.card[card]?.attack[COLOUR_ORDER.indexOf(colour)] ?? 0;
}

export interface Fighter {
    seat: number;
    attacks: boolean;
    dice: number;
    laid: number[];
    revealed: boolean;
    cards: number;
    rolled: number;
    bonus: number;
    total: number;
}

export function fighter(table: Table, state: CityState, seat: number): Fighter {
    const laid = state.laid[seat] ?? [];
    const known = laid.filter((card) => card >= 0);
    const cards = known.reduce((sum, card) => sum + attackOf(table, state, seat, card), 0);
    const [rolled, bonus] = [state.rolled[seat] ?? 0, state.bonus[seat] ?? 0];
    return {
        seat,
        attacks: seat === state.attacker,
        dice: diceAround(state, seat, state.battle_space) + (state.extra_dice[seat] ?? 0),
        laid,
        revealed: state.revealed[seat] === 1,
        cards,
        rolled,
        bonus,
        total: Math.max(0, cards + rolled + bonus),
    };
}

export function ycuStrength(table: Table, state: CityState): number {
    const tokens = tokensOn(state, state.battle_space);
    const strength = tokens.reduce((sum, token) => sum + (kindsOf(table).token[token]?.attack ?? 0), 0);
    return Math.max(0, strength - state.weakened);
}

/** Where a battle stands: 0 lay cards, 1 reveal and abilities, 2 dice, 3 losses. */
export function battleStage(state: CityState, step: string | null): number {
    if (step === "battle.lay") return 0;
    if (step?.startsWith("battle.lose")) return 3;
    return state.rolled.some((rolled) => rolled > 0) ? 2 : 1;
}

export interface Report {
    key: string;
    position: number;
    space: number;
    attacker: number;
    defender: number;
    attack: number;
    defence: number;
    winner: number;
    loser: number;
    dice: Map<number, number[]>;
    cards: Map<number, number[]>;
}

/** The last battle that has been decided, from the log. */
export function lastBattle(log: Happened[]): Report | null {
    let found: Report | null = null;
    let now: Report | null = null;
    for (const one of log.slice(-60)) {
        for (const event of one.events as Happening[]) {
            const seat = event["seat"] as number;
            if (event.kind === "battle") {
                now = {
                    key: `${one.version}`,
                    position: one.position,
                    space: event["space"] as number,
                    attacker: event["attacker"] as number,
                    defender: event["defender"] as number,
                    attack: 0,
                    defence: 0,
                    winner: NOBODY,
                    loser: NOBODY,
                    dice: new Map(),
                    cards: new Map(),
                };
            } else if (now && event.kind === "battle dice") now.dice.set(seat, event["dice"] as number[]);
            else if (now && event.kind === "revealed") now.cards.set(seat, event["cards"] as number[]);
            else if (now && event.kind === "battle over") {
                found = {
                    ...now,
                    position: one.position,
                    attack: event["attack"] as number,
                    defence: event["defence"] as number,
                    winner: event["winner"] as number,
                    loser: event["loser"] as number,
                };
                now = null;
            }
        }
    }
    return found;
}
