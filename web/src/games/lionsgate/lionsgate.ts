/** Return to Lionsgate City as the page reads it: the view's columns, the catalogue's entries, what follows from both. */

import type { Table } from "../../lib/table.svelte";
import type { Name } from "../../lib/text.svelte";
import { askKinds, askVerbs, type View } from "../contract";
import type { LionsgateChoice, LionsgateEvent, LionsgateState, LionsgateWorkedOut } from "./declared";

export const isEvent = askKinds<LionsgateEvent>();
export const isChoice = askVerbs<LionsgateChoice>();

export const NONE = -1;
export const KINDS = 7;
export const GOLD = 4;
export const MERCENARIES = 0;
/** Cards of all decks have one row of numbers on the page: mercenaries, then bandits, then upgrades. */
export const FIRST_BANDIT = 100;
export const FIRST_UPGRADE = 200;

export type CaveKind = "town" | "mine" | "factory" | "workshop" | "guild" | "city";
export type Skill = "engineering" | "mining" | "fighting";

export interface Mercenary extends Record<Skill, number> {
    id: string;
    name: Name;
    text: Name;
}

export interface Bandit {
    id: string;
    name: Name;
    toughness: number;
    steal: number;
    bounty: number;
}

export interface Upgrade {
    id: string;
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
    ranks: { money: number; name: Name }[];
    upgrade_spaces: number;
    boxes_a_car: number;
    entry_price: number;
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
    ranks: [],
    upgrade_spaces: 3,
    boxes_a_car: 5,
    entry_price: 100,
};

export function stateOf(view: View): LionsgateState {
    return view.state as unknown as LionsgateState;
}

export function toldOf(view: View): LionsgateWorkedOut {
    return view.worked_out as unknown as LionsgateWorkedOut;
}

/** The numbers of the question by their names. */
export function numbersAsked(view: View): Record<string, number> {
    return (view.asked ?? {}) as unknown as Record<string, number>;
}

/** A number of the question, by its name. */
export function askedFor(view: View, name: string): number {
    return numbersAsked(view)[name] ?? NONE;
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

/** What a market pays for so many goods now. */
export function moneyFor(view: View, market: number, amount: number): number {
    return toldOf(view).prices?.[market]?.[amount - 1] ?? 0;
}

/** Whose turn it is. */
export function activeSeat(state: LionsgateState): number {
    return state.order[state.at] ?? 0;
}
