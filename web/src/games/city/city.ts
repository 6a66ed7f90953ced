/** City of Remnants as the page reads it: the view's columns, the catalogue's entries, and what follows from both. */

import { holds, spacesOf } from "../../lib/spaces";
import type { Table } from "../../lib/table.svelte";
import type { Name } from "../../lib/text.svelte";
import { askKinds, askVerbs, type View } from "../contract";
import type { CityAsked, CityChoice, CityEvent, CityState, CityWorkedOut } from "./declared";

export type { CityState } from "./declared";

export const isEvent = askKinds<CityEvent>();
export const isChoice = askVerbs<CityChoice>();

export const WIDTH = 7;
export const SPACES = 49;
export const NOBODY = -1;

export interface Ability {
    name: Name | null;
    when: string;
    /** The words of its effects, the first of which gives the picture. */
    words: string[];
    text: Name;
}

export interface CityCard {
    id: string;
    name: Name;
    kind: "leader" | "member" | "ability" | "market" | "permanent";
    attack: number[];
    price: number;
    copies: number;
    abilities: Ability[];
    flavour: Name | null;
}

export interface Development {
    id: string;
    name: Name;
    level: number;
    levels: number[];
    cost: number;
    renown: number;
    copies: number;
    sale: number;
    shape: [number, number][];
    abilities: Ability[];
    flavour: Name | null;
}

export interface Gang {
    id: string;
    name: Name;
    people: Name;
    colour: string;
    letter: string;
}

export interface Side {
    levels: number[];
    awards: number[];
    entries: number[];
}

export interface CityKinds {
    card: CityCard[];
    gang: Gang[];
    development: Development[];
    token: { attack: number; bribe: number }[];
    condition: { id: string; name: Name; at_least: number; text: Name }[];
    alert: { name: Name; text: Name }[];
}

interface CityTable {
    sides: { even: Side; three: Side };
    numbers: Record<string, number>;
    battle_die: number[];
}

const NOTHING_WORKED_OUT: CityWorkedOut = {
    market_prices: [],
    development_prices: [],
    sale_prices: [],
    bribes: [],
    strengths: [],
    progress: [],
    awards: [],
    award_sources: [],
    battle: null,
    idle_cards: [],
    idle_tiles: [],
    placements: {},
};

const NO_KINDS: CityKinds = { card: [], gang: [], development: [], token: [], condition: [], alert: [] };

export function stateOf(view: View): CityState {
    return view.state as unknown as CityState;
}

export function workedOut(view: View | null): CityWorkedOut {
    return { ...NOTHING_WORKED_OUT, ...(view?.worked_out as Partial<CityWorkedOut> | undefined) };
}

/** The numbers of the question under way, by name. */
export function askedOf<Step extends keyof CityAsked>(view: View | null, step: Step): CityAsked[Step] | null {
    return view?.step === step && view.asked ? (view.asked as unknown as CityAsked[Step]) : null;
}

export function kindsOf(table: Table): CityKinds {
    return { ...NO_KINDS, ...(table.catalogue?.kinds as unknown as Partial<CityKinds>) };
}

export function numberOf(table: Table, name: string): number {
    return (table.catalogue?.table as CityTable | null)?.numbers[name] ?? 0;
}

export function sideOf(table: Table, players: number): Side {
    const sides = (table.catalogue?.table as CityTable | null)?.sides;
    const nothing = { levels: [], awards: [], entries: [] };
    return (players === 3 ? sides?.three : sides?.even) ?? nothing;
}

export function spaceName(space: number): string {
    return "ABCDEFG"[space % WIDTH]! + String(Math.floor(space / WIDTH) + 1);
}

export function figuresOn(state: CityState, seat: number, space: number): number {
    return (holds(state.standing[seat]!, space) ? 1 : 0) + (holds(state.paired[seat]!, space) ? 1 : 0);
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
