/** Remnants of Aylkor as the page reads it: the view's columns, the catalogue's entries, and where hexes lie. */

import { reader, strictReader } from "../../lib/shapes";
import type { Table } from "../../lib/table.svelte";
import { askKinds, askSteps, askVerbs, type Badge, type View } from "../contract";
import {
    type AylkorAsked,
    aylkorAsked,
    type AylkorChoice,
    aylkorChoices,
    type AylkorEvents,
    aylkorEvents,
    type AylkorFight,
    type AylkorState,
    type AylkorWorkedOut,
    isAylkorState,
    isAylkorWorkedOut,
} from "./declared";
import {
    type AylkorCard,
    type AylkorEventCard,
    type AylkorField,
    type AylkorKinds,
    isAylkorField,
    isAylkorKinds,
} from "./printed";

export const isEvent = askKinds<AylkorEvents>(aylkorEvents);
export const isChoice = askVerbs<AylkorChoice>(aylkorChoices);

export const EMPTY = -1;
export const PASSIVE = 4;
export const NONE = -1;
export const SIZE = 50;
const HALF = (SIZE * Math.sqrt(3)) / 2;

export type UnitType = AylkorCard["type"];
export const TYPES: UnitType[] = ["organic", "mechanical", "elemental"];

/** What may lie on a space, by the number in its column. */
export const RESOURCES = ["", "cog", "brew"];
export const READY = 0;
export const MOVED = 1;
export const FRESH = 3;

const NO_KINDS: AylkorKinds = { card: [], event: [], space: [], resource: [] };
const NO_FIELD: AylkorField = { rows: 10, columns: 10, corners: [], centre: [], numbered: [] };

const NOTHING_WORKED_OUT: AylkorWorkedOut = {
    costs: [],
    attacks: [],
    moves: [],
    event_rounds: 0,
    fights: [],
    deck: [],
};

const readState = strictReader(isAylkorState, "Aylkor's state");
const readWorkedOut = reader(isAylkorWorkedOut);
const readKinds = reader(isAylkorKinds);
const readField = reader(isAylkorField);
const askedOf = askSteps<AylkorAsked>(aylkorAsked);

export function stateOf(view: View): AylkorState {
    return readState(view.state);
}

export function workedOut(view: View): AylkorWorkedOut {
    return readWorkedOut(view.worked_out) ?? NOTHING_WORKED_OUT;
}

/** The unit on the field that the question is about, by its space. */
export function unitAsked(view: View): number | null {
    return (askedOf(view, "move-to") ?? askedOf(view, "effect-space"))?.unit ?? null;
}

/** The card that the question is about, for whoever knows it. */
export function cardAsked(view: View): number | null {
    for (const step of ["place-unit", "effect-target", "effect-player", "effect-space"] as const) {
        const card = askedOf(view, step)?.card;
        if (card !== undefined) return card;
    }
    return null;
}

export function kindsOf(table: Table): AylkorKinds {
    return readKinds(table.catalogue?.kinds) ?? NO_KINDS;
}

export function fieldOf(table: Table): AylkorField {
    return readField(table.catalogue?.table) ?? NO_FIELD;
}

// ---------------------------------------------------------------------- where hexes lie

export function centreOf(field: AylkorField, space: number): { x: number; y: number } {
    const row = Math.floor(space / field.columns);
    const column = space % field.columns;
    return { x: HALF * (1 + 2 * column + (row % 2)), y: SIZE * (1 + 1.5 * row) };
}

export function extent(field: AylkorField): { width: number; height: number } {
    return { width: HALF * (2 * field.columns + 1), height: SIZE * (1.5 * field.rows + 0.5) };
}

/** The corners of a hex of some size around a point, as an SVG polygon. */
export function hexagon(x: number, y: number, size: number): string {
    const points: string[] = [];
    for (let corner = 0; corner < 6; corner += 1) {
        const angle = (Math.PI / 180) * (60 * corner - 30);
        points.push(`${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`);
    }
    return points.join(" ");
}

const ARROWS: Record<string, [number, number]> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
};

/** The neighbour of a hex in the direction of an arrow key, or the hex itself at the edge. */
export function neighbour(field: AylkorField, space: number, key: string): number {
    const [down, across] = ARROWS[key] ?? [0, 0];
    const row = Math.floor(space / field.columns) + down;
    const column = (space % field.columns) + across;
    const inside = row >= 0 && row < field.rows && column >= 0 && column < field.columns;
    return inside ? row * field.columns + column : space;
}

export function spacesOf(field: AylkorField): number[] {
    return Array.from({ length: field.rows * field.columns }, (_, space) => space);
}

// ---------------------------------------------------------------------- what follows from the columns

export function eventOf(table: Table, state: AylkorState): AylkorEventCard | null {
    return state.event === NONE ? null : (kindsOf(table).event[state.event] ?? null);
}

/** By space: the attack of the unit there as it stands, before types are counted. */
export function attacksOf(view: View): number[] {
    return workedOut(view).attacks;
}

export function attackOf(table: Table, space: number): number {
    return table.view ? (attacksOf(table.view)[space] ?? 0) : 0;
}

/** How far a unit moves now. */
export function moveOf(table: Table, space: number): number {
    return table.view ? (workedOut(table.view).moves[space] ?? 0) : 0;
}

/** The attacks that the one whose turn it is could make. */
export function fightsOf(view: View): AylkorFight[] {
    return workedOut(view).fights;
}

/** What is left of the deck of whoever looks. */
export function deckOf(view: View): number[] {
    return workedOut(view).deck;
}

/** What a card costs in cogs now. */
export function cogsFor(table: Table, id: number): number {
    return (table.view ? workedOut(table.view).costs[id] : kindsOf(table).card[id]?.cogs) ?? 0;
}

export function handOf(state: AylkorState, seat: number): number[] {
    const hand = state.hands[seat];
    return Array.isArray(hand) ? hand : [];
}

export function handSize(state: AylkorState, seat: number): number {
    const hand = state.hands[seat];
    return Array.isArray(hand) ? hand.length : (hand ?? 0);
}

export function heroHealth(table: Table, state: AylkorState, seat: number): { health: number; full: number } {
    const at = state.hero_at[seat] ?? NONE;
    const full = kindsOf(table).card[state.hero[seat] ?? NONE]?.health ?? 0;
    if (at !== NONE) return { health: state.health[at] ?? 0, full };
    return { health: state.out_since[seat] ? 0 : full, full };
}

/** Colour, shape and letter of a unit's owner; units that nobody leads have none. */
export function badgeOf(table: Table, owner: number): Badge | null {
    return owner === PASSIVE ? null : (table.game?.badge(table, owner) ?? null);
}

/** A unit on the field, and where it is drawn. */
export interface Unit {
    space: number;
    owner: number;
    card: AylkorCard;
    badge: Badge | null;
    x: number;
    y: number;
}

export function unitsOf(table: Table): Unit[] {
    if (!table.view) return [];
    const state = stateOf(table.view);
    const kinds = kindsOf(table);
    const field = fieldOf(table);
    return spacesOf(field).flatMap((space) => {
        const owner = state.owner[space] ?? EMPTY;
        const card = kinds.card[state.card[space] ?? NONE];
        if (owner === EMPTY || !card) return [];
        return [{ space, owner, card, badge: badgeOf(table, owner), ...centreOf(field, space) }];
    });
}
