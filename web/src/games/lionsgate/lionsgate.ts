/** Return to Lionsgate City as the page reads it: the view's columns, the catalogue's entries, what follows from both. */

import type { Table } from "../../lib/table.svelte";
import type { Name } from "../../lib/text.svelte";
import type { View } from "../contract";

export const NONE = -1;
export const KINDS = 7;
export const GOLD = 4;
export const MERCENARIES = 0;
/** Cards of all decks have one row of numbers on the page: mercenaries, then bandits, then upgrades. */
export const FIRST_BANDIT = 100;
export const FIRST_UPGRADE = 200;
const FIRST_PIPE = 20;

export type CaveKind = "town" | "mine" | "factory" | "workshop" | "guild" | "city";
export type Skill = "engineering" | "mining" | "fighting";

export interface Mercenary extends Record<Skill, number> {
    id: string;
    name: Name;
    text: Name;
}

export interface Bandit {
    name: Name;
    toughness: number;
    steal: number;
    bounty: number;
}

export interface Upgrade {
    name: Name;
    kind: "cog" | "pipe";
    text: Name;
}

export interface Cave {
    id: string;
    name: Name;
    kind: CaveKind;
    x: number;
    y: number;
    large: boolean;
    ore: number;
    tools: number[];
    makes: number;
    deck: number;
    markets: number[];
    circles: number[];
}

export interface Tunnel {
    name: Name;
    ends: [number, number];
    difficulty: number;
}

export interface Kinds {
    mercenary: Mercenary[];
    bandit: Bandit[];
    upgrade: Upgrade[];
    cave: Cave[];
    tunnel: Tunnel[];
    market: { name: Name; cave: number; good: number; squares: number[] }[];
    circle: { name: Name; cave: number; price: number }[];
    good: { id: string; name: Name }[];
    tile: { id: string; name: Name }[];
    deck: { id: string; name: Name }[];
}

interface Printed {
    guild: number;
    city: number;
    multipliers: number[];
    share_row: number[];
    upgrade_spaces: number;
    boxes_a_car: number;
    entry_price: number;
    bonuses: Record<Skill, number>[];
}

export interface LionsgateState {
    round: number;
    round_limit: number;
    last_round: number;
    order: number[];
    at: number;
    tiles: number[];
    money: number[];
    offer: number[];
    offer_gold: number[];
    draft_gold: number[];
    team: number[];
    ready: number[];
    crew: number;
    engine: number[];
    derailed: number;
    arrived: number;
    mat: number[][];
    cars: number[][];
    upgrades: number[];
    bandits: number[];
    aboard: number;
    tokens: number[];
    token_supply: number;
    loose: number[];
    filled: number[];
    gilded: number[];
    ghosts: number;
    circle_owner: number[];
    circle_tokens: number[];
    shares_left: number[];
    bag: number[];
    risk: number[];
    drawn_tiles: number[];
    route: number[];
    drawn_cards: number[];
    drawn_from: number;
}

const NO_KINDS: Kinds = {
    mercenary: [],
    bandit: [],
    upgrade: [],
    cave: [],
    tunnel: [],
    market: [],
    circle: [],
    good: [],
    tile: [],
    deck: [],
};
const NOTHING_PRINTED: Printed = {
    guild: 0,
    city: 1,
    multipliers: [],
    share_row: [],
    upgrade_spaces: 3,
    boxes_a_car: 5,
    entry_price: 100,
    bonuses: [],
};

export function stateOf(view: View): LionsgateState {
    return view.state as unknown as LionsgateState;
}

export function kindsOf(table: Table): Kinds {
    return { ...NO_KINDS, ...(table.catalogue?.kinds as unknown as Partial<Kinds>) };
}

export function printed(table: Table): Printed {
    return (table.catalogue?.table as Printed | null) ?? NOTHING_PRINTED;
}

/** The numbers in a set of at most 31 bits. */
export function numbersIn(set: number): number[] {
    const found: number[] = [];
    for (let number = 0; set >> number > 0; number += 1) if ((set >> number) & 1) found.push(number);
    return found;
}

export function has(set: number, number: number): boolean {
    return ((set >> number) & 1) === 1;
}

/** The card of a deck as the page numbers it. */
export function cardOf(deck: number, card: number): number {
    return deck === MERCENARIES ? card : FIRST_UPGRADE + card;
}

export function looseIn(state: LionsgateState, cave: number): { good: number; count: number }[] {
    return state.loose
        .slice(cave * KINDS, (cave + 1) * KINDS)
        .flatMap((count, good) => (count > 0 ? [{ good, count }] : []));
}

/** Goods of one kind side by side on a mat, from the left. */
export function runsOf(goods: number[]): { box: number; good: number; length: number }[] {
    const found: { box: number; good: number; length: number }[] = [];
    for (const [box, good] of goods.entries()) {
        const last = found.at(-1);
        if (last?.good === good) last.length += 1;
        else found.push({ box, good, length: 1 });
    }
    return found;
}

/** What a market pays for so many goods: a ghost town nothing. */
export function moneyFor(table: Table, state: LionsgateState, market: number, amount: number): number {
    const found = kindsOf(table).market[market];
    if (!found || has(state.ghosts, found.cave)) return 0;
    const filled = state.filled[market] ?? 0;
    return found.squares.slice(filled, filled + amount).reduce((sum, square) => sum + square, 0);
}

export function sharesOf(state: LionsgateState, seat: number): number {
    return state.circle_owner.reduce(
        (sum, owner, circle) => sum + (owner === seat ? (state.circle_tokens[circle] ?? 0) : 0),
        0,
    );
}

/** Whose turn it is. */
export function activeSeat(state: LionsgateState): number {
    return state.order[state.at] ?? 0;
}

/** The combined skills of the mercenaries assigned this turn, cogs included. */
export function crewSkills(table: Table, state: LionsgateState): Record<Skill, number> {
    const { mercenary } = kindsOf(table);
    const sum: Record<Skill, number> = { engineering: 0, mining: 0, fighting: 0 };
    const cogs = numbersIn(state.upgrades[activeSeat(state)] ?? 0).filter((upgrade) => upgrade < FIRST_PIPE);
    const skills = [
        ...numbersIn(state.crew).map((card) => mercenary[card]),
        ...cogs.map((cog) => printed(table).bonuses[cog]),
    ];
    for (const one of skills) {
        if (!one) continue;
        sum.engineering += one.engineering;
        sum.mining += one.mining;
        sum.fighting += one.fighting;
    }
    return sum;
}

export function multiplier(table: Table, state: LionsgateState): number {
    return state.risk.length === 0 ? 1 : (printed(table).multipliers[state.risk.length - 1] ?? 1);
}

/** What the tiles drawn so far are worth at a mine, special abilities left out. */
export function oreSoFar(table: Table, state: LionsgateState, cave: number): number {
    const tools = kindsOf(table).cave[cave]?.tools ?? [];
    const ore = tools.reduce((sum, tool) => sum + Math.floor((5 * (state.drawn_tiles[tool] ?? 0)) / 3), 0);
    return ore * multiplier(table, state);
}

/** How many boxes a player's train can have, in whole boxcars. */
export function carsOf(state: LionsgateState, seat: number): number {
    if (state.money.length === 2) return 6;
    return Math.max(3, Math.ceil((state.mat[seat]?.length ?? 0) / 5));
}
