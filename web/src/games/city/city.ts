/** City of Remnants as the page reads it: the view's columns, the catalogue's entries, and what follows from both. */

import { holds, spacesOf, within } from "../../lib/spaces";
import type { Table } from "../../lib/table.svelte";
import type { Name } from "../../lib/text.svelte";
import type { View } from "../contract";

export const WIDTH = 7;
export const SPACES = 49;
export const NOBODY = -1;

export interface Effect {
    word: string;
    amount: number;
    figures: number;
    spaces: number;
    on: string;
    pile: string;
    per: string;
}

export interface Ability {
    name: Name | null;
    when: string;
    condition: string;
    arcs: number;
    renown: number;
    cards: number;
    effects: Effect[];
}

export interface CityCard {
    id: string;
    name: Name;
    kind: "leader" | "member" | "ability" | "market" | "permanent";
    attack: number[];
    price: number;
    abilities: Ability[];
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
    condition: { id: string; name: Name; at_least: number }[];
    alert: { name: Name; effects: Effect[] }[];
}

interface CityTable {
    sides: { even: Side; three: Side };
    numbers: Record<string, number>;
    battle_die: number[];
}

export interface CityState {
    players: number;
    round: number;
    first_player: number;
    gang: number[];
    entry: number[];
    turns: number[];
    influence: number[];
    conditions: number[];
    arcs: number[];
    renown: (number | null)[];
    pool: number[];
    unused: number[];
    hand: (number[] | number)[];
    draw: number[];
    discard: number[][];
    permanents: number[][];
    removed: number[];
    recruit_deck: number;
    recruit_row: number[];
    market_deck: number;
    market_row: number[];
    developments: number[];
    tiles_left: number[];
    standing: number[];
    paired: number[];
    held: number[];
    built: number;
    tile_design: number[];
    tile_spaces: number[];
    tile_products: number[];
    ycu_at: number[];
    pile: number;
    active: number;
    played: number[];
    discounts: [number, number, number][];
    lot: number;
    bid: number;
    bidder: number;
    bidding: number;
    battle_space: number;
    attacker: number;
    defender: number;
    token: number;
    laid: number[][];
    revealed: number[];
    bonus: number[];
    extra_dice: number[];
    rolled: number[];
    weakened: number;
    loser: number;
    agenda: [string, number][];
}

const NO_KINDS: CityKinds = { card: [], gang: [], development: [], token: [], condition: [], alert: [] };

export function stateOf(view: View): CityState {
    return view.state as unknown as CityState;
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

/** The dice a gang rolls in a battle: one for each figure on the space and beside it. */
export function diceAround(state: CityState, seat: number, space: number): number {
    return [space, ...beside(space)].reduce((sum, one) => sum + figuresOn(state, seat, one), 0);
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

export function controlsTile(state: CityState, seat: number, tile: number): boolean {
    return within(state.tile_spaces[tile]!, state.held[seat]!);
}

/** What permanents and controlled developments add up to for one word. */
export function standingSum(table: Table, state: CityState, seat: number, word: string, on = ""): number {
    const kinds = kindsOf(table);
    const abilities = (state.permanents[seat] ?? []).flatMap((card) => kinds.card[card]?.abilities ?? []);
    for (const [tile, design] of state.tile_design.entries()) {
        if (controlsTile(state, seat, tile)) abilities.push(...(kinds.development[design]?.abilities ?? []));
    }
    let sum = 0;
    for (const ability of abilities) {
        if (ability.when !== "standing") continue;
        for (const effect of ability.effects) {
            if (effect.word === word && (on === "" || effect.on === on || effect.on === "any")) sum += effect.amount;
        }
    }
    return sum;
}

const MARKET_CARD = 0;

/** The price of a card or a development for somebody now. */
export function priceFor(
    table: Table,
    state: CityState,
    seat: number | null,
    what: "market" | "development",
    id: number,
): number {
    const kinds = kindsOf(table);
    const printed = what === "market" ? (kinds.card[id]?.price ?? 0) : (kinds.development[id]?.cost ?? 0);
    if (seat === null) return printed;
    let price = printed - standingSum(table, state, seat, "cheaper", what);
    if (state.active === seat) {
        for (const [kind, target, amount] of state.discounts) {
            if (target === id && (kind === MARKET_CARD) === (what === "market")) price -= amount;
        }
    }
    return Math.max(0, price);
}

// ---------------------------------------------------------------------- laying tiles

type Shape = [number, number][];

export function turned(shape: Shape): Shape {
    const cells = shape.map(([column, row]): [number, number] => [-row, column]);
    const left = Math.min(...cells.map(([column]) => column));
    const top = Math.min(...cells.map(([, row]) => row));
    return cells
        .map(([column, row]): [number, number] => [column - left, row - top])
        .sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}

/** The spaces a shape covers with its first cell on a space; none if it would leave the board. */
export function laidAt(shape: Shape, space: number, turns: number): number[] {
    let cells = shape;
    for (let turn = 0; turn < turns; turn += 1) cells = turned(cells);
    const [firstColumn, firstRow] = cells[0]!;
    const found: number[] = [];
    for (const [column, row] of cells) {
        const atColumn = (space % WIDTH) + column - firstColumn;
        const atRow = Math.floor(space / WIDTH) + row - firstRow;
        if (atColumn < 0 || atRow < 0 || atColumn >= WIDTH || atRow >= WIDTH) return [];
        found.push(atRow * WIDTH + atColumn);
    }
    return found;
}

export interface Placement {
    space: number;
    turns: number;
    spaces: number[];
}

/** Which spaces each way to lay the development in question would cover. */
export function placementsFor(table: Table): Placement[] {
    const shape = kindsOf(table).development[table.view?.asked?.[0] ?? NOBODY]?.shape;
    if (!shape) return [];
    return table.options.flatMap(({ allowed, verb, choice }) => {
        if (!allowed || verb !== "place") return [];
        const [space, turns] = [Number(choice[1]), Number(choice[2])];
        return [{ space, turns, spaces: laidAt(shape, space, turns) }];
    });
}

export { spacesOf };
