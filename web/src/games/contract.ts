/**
 * What a game brings to the table's shell: geometry, mat and icons, nothing else.
 *
 * A game without a client of its own gets the plain one: every choice is a button with its label.
 */

import type { Component } from "svelte";
import type { Choice, Option } from "../lib/choosing/choices";
import type { Happening, View } from "../lib/messages";
import type { IconName } from "../lib/pieces/icons";
import type { Guard } from "../lib/shapes";
import type { Scene, Script } from "../lib/story/cutting";
import type { Table } from "../lib/table.svelte";

export type { Happening, View };

/** Every field that some declared event has. */
export type FieldOf<Declared> = Declared extends unknown ? Exclude<keyof Declared, "kind"> : never;

/** Asks events for their kind: whatever is of one of these kinds and has the fields that are declared for it. */
export function askKinds<Events extends object>(forms: { [Kind in keyof Events]: Guard<Events[Kind]> }) {
    return <Told extends keyof Events & string>(
        event: Happening | null | undefined,
        ...kinds: Told[]
    ): event is { [Kind in Told]: { kind: Kind } & Events[Kind] }[Told] =>
        kinds.some((kind) => kind === event?.kind && forms[kind](event));
}

/** Asks choices for their verb: whatever has this verb and as many numbers after it as are declared for it. */
export function askVerbs<Declared extends readonly [string, ...number[]]>(counts: Record<Declared[0], number[]>) {
    return <Verb extends Declared[0]>(
        choice: Choice | null | undefined,
        ...verbs: Verb[]
    ): choice is Extract<Declared, readonly [Verb, ...unknown[]]> & Choice => {
        const [given, ...numbers] = choice ?? [];
        const fits = (verb: Verb) => verb === given && counts[verb].includes(numbers.length);
        return verbs.some(fits) && numbers.every((one) => typeof one === "number");
    };
}

/** Asks a view for the numbers of its question by name, if it is this question, as far as whoever looks knows them. */
export function askSteps<Asked>(forms: { [Step in keyof Asked]: Guard<Asked[Step]> }) {
    return <Step extends keyof Asked>(view: View | null, step: Step): Asked[Step] | null => {
        const asked: unknown = view?.step === step ? view.asked : null;
        return forms[step](asked) ? asked : null;
    };
}

/** The plain numbers of whatever the question is, as its texts want them. */
export function numbersAsked(view: View): Record<string, number> {
    const numbers: Record<string, number> = {};
    for (const [name, value] of Object.entries(view.asked ?? {})) if (typeof value === "number") numbers[name] = value;
    return numbers;
}

/** Colour, shape and letter: no player is told by colour alone. */
export interface Badge {
    colour: string;
    shape: "circle" | "square" | "diamond" | "hexagon" | "triangle" | "shield";
    letter: string;
    /** A picture on a grid of 512 by 512: of a gang, a hero, a company. */
    emblem?: string | undefined;
}

/** One number of a player, for the strip and for what a choice would change. */
export interface Fact {
    key: string;
    /** Null where nothing but its label tells what it is. */
    icon: IconName | null;
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
    /** A picture on a grid of 512 by 512. */
    picture?: string | undefined;
    tint: string;
    corner: string | null;
    cornerLabel: string;
    price: number | null;
    values: { colour: string; value: number; own: boolean; icon?: IconName; label?: string }[];
    /** What it costs, where that is more than one kind of money. */
    costs?: { icon: IconName; label: string; value: number }[];
    lines: string[];
    /** A line of flavour, drawn where there is room. */
    flavour?: string | undefined;
}

/** What the inspector says about a thing. */
export interface Entry {
    title: string;
    subtitle: string;
    icon: IconName;
    picture?: string | undefined;
    tint: string;
    facts: { label: string; value: string; icon?: IconName }[];
    lines: string[];
    flavour?: string | undefined;
    rules: string[];
}

/** By the kind of the thing: the first part of its key, "space" of "space:24". */
export type Entries = Record<string, (table: Table, id: number) => Entry | null>;

/** `Verb` is one of the verbs that the game declares. */
export interface GameClient<Verb extends string = string> {
    Board: Component<{ table: Table }>;
    /** How much wider than the column beside it the board is; 1.42 where a game does not say. */
    boardShare?: number;
    /** The rows of cards and whatever is going on beside the board: an auction, a battle; null if all is on the board. */
    Market: Component<{ table: Table }> | null;
    /** What lies before a player; null, and no hand is shown either, if all is on the board. */
    Mat: Component<{ table: Table; seat: number }> | null;
    badge(table: Table, seat: number): Badge;
    facts(table: Table, view: View, seat: number): Fact[];
    /** Who moves how often: filled and empty pips in the strip. */
    pips(table: Table, view: View, seat: number): { done: number; of: number } | null;
    hand(view: View, seat: number): number[];
    /** Cards shown elsewhere on the table: those that a choice is about need no place beside the hand. */
    onTable?(view: View): number[];
    face(table: Table, card: number): Face;
    /** Where on the table a choice is shown: "card:7", "space:24"; null for a button. */
    target(table: Table, choice: Choice, step: string): string | null;
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
    /** Another wording of an event, an attribute of `event-…`; `before` is what was told just before it. */
    wording(event: Happening, before?: Happening): string | null;
    /** Further values for the text of an event, or of a refusal: its facts come as an event of the kind "refusal". */
    told?(table: Table, event: Happening): Record<string, string | number>;
    /** How its events are performed. */
    script: Script;
    /** Draws the pictures that the script names. */
    Stage: Component<{ table: Table; scene: Scene }> | null;
    /** Whether an event is worth a line in the log. */
    tells(event: Happening): boolean;
    /** The verbs of buttons, in the order in which the bar shows them all game, each with its key. */
    verbs: Partial<Record<Verb, string>>;
    /** Verbs chosen without a confirmation although they cannot be taken back: they are what the moment is about. */
    plain: Verb[];
    /** Verbs of which several can be done one after the other with one button, called `together-<verb>`. */
    together: Verb[];
    /** Whether a choice gives up something that could still be done: it is confirmed, with `forfeit-<verb>`. */
    forfeits(table: Table, option: Option): boolean;
    /** How the game was won, for `over-reason` in its texts. */
    reason(view: View): Record<string, string | number>;
    /** Verbs that end a turn: confirmed like what cannot be taken back. */
    ends: Verb[];
    /** Whether the turn is over with a choice of another verb: confirmed in the same way. */
    last?: (table: Table, choice: Choice) => boolean;
    /** Where on the table a thing lies ("space:24" on the board). */
    zoneOf(table: Table, key: string): Zone;
    /** Something goes on beside the board that is all that matters now: a battle, an auction, a mine. */
    moment(table: Table): boolean;
    /** Where the round stands, in one line. */
    progress(table: Table): string;
}

export type Zone = "board" | "mat" | "hand" | "market" | "players";
