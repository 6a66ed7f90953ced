/** Return to Lionsgate City as the page reads it: the view's columns, the catalogue's entries, what follows from both. */

import { reader, strictReader } from "../../lib/shapes";
import type { Table } from "../../lib/table.svelte";
import { askKinds, askSteps, askVerbs, type View } from "../contract";
import {
    isLionsgateState,
    isLionsgateWorkedOut,
    type LionsgateAsked,
    lionsgateAsked,
    type LionsgateChoice,
    lionsgateChoices,
    type LionsgateEvents,
    lionsgateEvents,
    type LionsgateState,
    type LionsgateWorkedOut,
} from "./declared";
import { isLionsgateKinds, isLionsgateTable, type LionsgateKinds, type LionsgateTable } from "./printed";

export const isEvent = askKinds<LionsgateEvents>(lionsgateEvents);
export const isChoice = askVerbs<LionsgateChoice>(lionsgateChoices);

export const NONE = -1;
export const KINDS = 7;
export const GOLD = 4;
export const MERCENARIES = 0;
/** Cards of all decks have one row of numbers on the page: mercenaries, then bandits, then upgrades. */
export const FIRST_BANDIT = 100;
export const FIRST_UPGRADE = 200;

export type Skill = "engineering" | "mining" | "fighting";

const NO_KINDS: LionsgateKinds = {
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
const NOTHING_PRINTED: LionsgateTable = {
    guild: 0,
    city: 1,
    multipliers: [],
    share_row: [],
    ranks: [],
    upgrade_spaces: 3,
    boxes_a_car: 5,
    entry_price: 100,
};

const readState = strictReader(isLionsgateState, "Lionsgate's state");
const readWorkedOut = strictReader(isLionsgateWorkedOut, "what follows from Lionsgate's state");
const readKinds = reader(isLionsgateKinds);
const readTable = reader(isLionsgateTable);

export function stateOf(view: View): LionsgateState {
    return readState(view.state);
}

export function toldOf(view: View): LionsgateWorkedOut {
    return readWorkedOut(view.worked_out);
}

/** The numbers of the question under way, by name. */
export const askedOf = askSteps<LionsgateAsked>(lionsgateAsked);

export function kindsOf(table: Table): LionsgateKinds {
    return readKinds(table.catalogue?.kinds) ?? NO_KINDS;
}

export function printed(table: Table): LionsgateTable {
    return readTable(table.catalogue?.table) ?? NOTHING_PRINTED;
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
