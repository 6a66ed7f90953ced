/**
 * What a game brings to the table's shell: geometry, mat and icons, nothing else.
 *
 * A game without a client of its own gets the plain one: every choice is a button with its label.
 */

import type { Component } from "svelte";
import type { Choice } from "../lib/choices";
import type { IconName } from "../lib/icons";
import type { Table } from "../lib/table.svelte";

export interface View {
    game: string;
    position: number;
    seat: number | null;
    decides: number | null;
    step: string | null;
    /** The numbers of the question (what is being built, which unit goes), for whoever must answer it. */
    asked?: number[] | null;
    options: Record<string, unknown>;
    commitment: string;
    state: Record<string, unknown>;
    scores: number[] | null;
    winners: number[] | null;
}

/** An event as it comes over the wire. */
export type Happening = Record<string, unknown> & { kind: string };

/** Colour, shape and letter: no player is told by colour alone. */
export interface Badge {
    colour: string;
    shape: "circle" | "square" | "diamond" | "hexagon" | "triangle" | "shield";
    letter: string;
}

/** One number of a player, for the strip and for what a choice would change. */
export interface Fact {
    key: string;
    icon: IconName;
    label: string;
    value: number | null;
    /** Shown in the strip; others show on the mat only. */
    strip: boolean;
}

/** A card as it is drawn. */
export interface Face {
    title: string;
    kind: string;
    icon: IconName;
    tint: string;
    corner: string | null;
    cornerLabel: string;
    price: number | null;
    values: { colour: string; value: number; own: boolean; icon?: IconName; label?: string }[];
    /** What it costs, where that is more than one kind of money. */
    costs?: { icon: IconName; label: string; value: number }[];
    lines: string[];
}

/** What the inspector says about a thing. */
export interface Entry {
    title: string;
    subtitle: string;
    icon: IconName;
    tint: string;
    facts: { label: string; value: string; icon?: IconName }[];
    lines: string[];
    rules: string[];
}

/** By the kind of the thing: the first part of its key, "space" of "space:24". */
export type Entries = Record<string, (table: Table, id: number) => Entry | null>;

/** A short animation, played before the table shows what came of it. */
export interface Scene {
    kind: string;
    from?: string;
    to?: string;
    seat?: number;
    /** Things to light up meanwhile. */
    keys: string[];
    event: Happening;
}

export interface GameClient {
    Board: Component<{ table: Table }>;
    /** How much wider than the column beside it the board is; 1.42 where a game does not say. */
    boardShare?: number;
    /** The rows of cards and whatever is going on beside the board: an auction, a battle. */
    Market: Component<{ table: Table }>;
    Mat: Component<{ table: Table; seat: number }>;
    badge(table: Table, seat: number): Badge;
    facts(table: Table, view: View, seat: number): Fact[];
    /** Who moves how often: filled and empty pips in the strip. */
    pips(view: View, seat: number): { done: number; of: number } | null;
    hand(view: View, seat: number): number[];
    /** Cards shown elsewhere on the table: those that a choice is about need no place beside the hand. */
    onTable?(view: View): number[];
    face(table: Table, card: number): Face;
    /** Where on the table a choice is shown: "card:7", "space:24"; null for a button. */
    target(choice: Choice, step: string): string | null;
    /** A picture for the button of a choice. */
    icon(choice: Choice): IconName | null;
    /** The name of a thing that has none in the catalogue. */
    name(table: Table, kind: string, id: number | string): string | null;
    /** What is to be read about each kind of thing. */
    entries: Entries;
    /** Further values for the texts of steps and choices. */
    values(table: Table, choice: Choice | null): Record<string, string | number>;
    /** Another wording of the prompt, an attribute of `step-…`. */
    prompt(table: Table): string | null;
    /** Another wording of an event, an attribute of `event-…`. */
    wording(event: Happening): string | null;
    /** Further values for the text of an event. */
    told?(table: Table, event: Happening): Record<string, string | number>;
    scene(event: Happening): Scene | null;
    /** Whether an event is worth a line in the log. */
    tells(event: Happening): boolean;
    /** Verbs that end a turn: confirmed like what cannot be taken back. */
    ends: string[];
    /** On phones, the tab that shows a thing ("space:24" is on the board). */
    tabOf(table: Table, key: string): Tab;
    /** Where the round stands, in one line. */
    progress(table: Table): string;
}

export type Tab = "board" | "mat" | "hand" | "market" | "players" | "log";
