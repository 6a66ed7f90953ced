/** City of Remnants as the page reads it: the view's columns, the catalogue's entries, and what follows from both. */

import { reader, strictReader } from "../../lib/shapes";
import { holds, spacesOf } from "../../lib/spaces";
import type { Table } from "../../lib/table.svelte";
import { askKinds, askSteps, askVerbs, type View } from "../contract";
import {
    type CityAsked,
    cityAsked,
    type CityChoice,
    cityChoices,
    type CityEvents,
    cityEvents,
    type CityState,
    type CityWorkedOut,
    isCityState,
    isCityWorkedOut,
} from "./declared";
import { type CityKinds, type CityNumbers, type CitySide, isCityKinds, isCityTable } from "./printed";

export type { CityState } from "./declared";

export const isEvent = askKinds<CityEvents>(cityEvents);
export const isChoice = askVerbs<CityChoice>(cityChoices);

export const WIDTH = 7;
export const SPACES = 49;
export const NOBODY = -1;

const NOTHING_WORKED_OUT: CityWorkedOut = {
    market_prices: [],
    development_prices: [],
    sale_prices: [],
    bribes: [],
    strengths: [],
    progress: [],
    awards: [],
    award_sources: [],
    after_award: [],
    battle: null,
    idle_cards: [],
    idle_tiles: [],
    undrawn: [],
    placements: {},
};

const NO_KINDS: CityKinds = { card: [], gang: [], development: [], token: [], space: [], condition: [], alert: [] };
const NO_SIDE: CitySide = { levels: [], awards: [], entries: [], coordinates: [] };

const readWorkedOut = reader(isCityWorkedOut);
const readKinds = reader(isCityKinds);
const readTable = reader(isCityTable);
const readState = strictReader(isCityState, "City's state");

export function stateOf(view: View): CityState {
    return readState(view.state);
}

export function workedOut(view: View | null): CityWorkedOut {
    return readWorkedOut(view?.worked_out) ?? NOTHING_WORKED_OUT;
}

/** The numbers of the question under way, by name. */
export const askedOf = askSteps<CityAsked>(cityAsked);

export function kindsOf(table: Table): CityKinds {
    return readKinds(table.catalogue?.kinds) ?? NO_KINDS;
}

export function numberOf(table: Table, name: keyof CityNumbers): number {
    return readTable(table.catalogue?.table)?.numbers[name] ?? 0;
}

/** The colours of gangs, in the order in which attacks are printed. */
export function coloursOf(table: Table): string[] {
    return readTable(table.catalogue?.table)?.colours ?? [];
}

export function sideOf(table: Table, players: number): CitySide {
    const sides = readTable(table.catalogue?.table)?.sides;
    return (players === 3 ? sides?.three : sides?.even) ?? NO_SIDE;
}

export function spaceName(space: number): string {
    return "ABCDEFG"[space % WIDTH]! + String(Math.floor(space / WIDTH) + 1);
}

export function figuresOn(state: CityState, seat: number, space: number): number {
    return (holds(state.standing[seat]!, space) ? 1 : 0) + (holds(state.paired[seat]!, space) ? 1 : 0);
}

/** The other gangs with figures on a space. */
export function foesOn(state: CityState, seat: number | null, space: number): number[] {
    const seats = Array.from({ length: state.players }, (_, other) => other);
    return seats.filter((other) => other !== seat && figuresOn(state, other, space) > 0);
}

export function beside(space: number): number[] {
    const column = space % WIDTH;
    return [space - WIDTH, space + WIDTH, column > 0 ? space - 1 : -1, column < WIDTH - 1 ? space + 1 : -1].filter(
        (other) => other >= 0 && other < SPACES,
    );
}

export function holderOf(state: CityState, space: number): number {
    return state.held.findIndex((mask) => holds(mask, space));
}

export function tileOn(state: CityState, space: number): number {
    return state.tile_spaces.findIndex((mask) => holds(mask, space));
}

export function tokensOn(state: CityState, space: number): number[] {
    return state.ycu_at.flatMap((at, token) => (at === space ? [token] : []));
}

/** The price of a card on offer or of a development for whoever looks. */
export function priceFor(table: Table, what: "market" | "development", id: number): number {
    const kinds = kindsOf(table);
    const state = table.view ? stateOf(table.view) : null;
    const told = workedOut(table.view);
    if (what === "market") {
        return told.market_prices[state?.market_row.indexOf(id) ?? NOBODY] ?? kinds.card[id]?.price ?? 0;
    }
    return told.development_prices[state?.developments.indexOf(id) ?? NOBODY] ?? kinds.development[id]?.cost ?? 0;
}

/** What a product of a development brings whoever looks. */
export function saleFor(table: Table, development: number): number {
    const state = table.view ? stateOf(table.view) : null;
    const place = state?.developments.indexOf(development) ?? NOBODY;
    return workedOut(table.view).sale_prices[place] ?? kindsOf(table).development[development]?.sale ?? 0;
}

// ---------------------------------------------------------------------- laying tiles

export interface Placement {
    space: number;
    turns: number;
    spaces: number[];
}

/** Which spaces each way to lay the development in question would cover. */
export function placementsFor(table: Table): Placement[] {
    const { placements } = workedOut(table.view);
    return table.choosing.options.flatMap(({ allowed, choice }) => {
        if (!allowed || !isChoice(choice, "place")) return [];
        const [, space, turns] = choice;
        return [{ space, turns, spaces: placements[`${space} ${turns}`] ?? [] }];
    });
}

export { spacesOf };
