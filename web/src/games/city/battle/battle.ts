/** Battles in numbers: what is known of the one under way, and how the last one ended. */

import type { Happened } from "../../../lib/messages";
import type { Table } from "../../../lib/table.svelte";
import type { Happening } from "../../contract";
import type { CityEvent, CityFight } from "../declared";
import { type CityState, coloursOf, isEvent, kindsOf, NOBODY, stateOf, workedOut } from "../city";

/** A battle is over within so many answers. */
const LONGEST = 60;

/** A unit's attack for a gang. */
export function attackOf(table: Table, state: CityState, seat: number, card: number): number {
    const kinds = kindsOf(table);
    const colour = kinds.gang[state.gang[seat] ?? NOBODY]?.colour ?? "";
    return kinds.card[card]?.attack[coloursOf(table).indexOf(colour)] ?? 0;
}

/** One side of a battle, as far as it is known. */
export interface Side {
    seat: number;
    attacks: boolean;
    /** Cards laid, those face down as NOBODY. */
    cards: number[];
    turned: boolean;
    /** Cards whose abilities have been used. */
    used: number[];
    /** The dice as they fell; null before that, when so many wait to be thrown. */
    dice: number[] | null;
    waiting: number;
    /** What the cards add up to. */
    worth: number;
    rolled: number;
    /** What abilities have added so far. */
    bonus: number;
    /** The sum so far, and at the end what the battle was decided by; null while cards lie face down. */
    total: number | null;
}

export interface Clash {
    space: number;
    sides: Side[];
    /** The strength of the YCU, where there is no other gang. */
    ycu: number | null;
    verdict: { attack: number; defence: number; winner: number; loser: number } | null;
    /** Who has lost, as soon as that is decided. */
    loser: number;
}

/** Where a battle stands: 0 lay cards, 1 reveal and abilities, 2 dice, 3 the verdict and losses. */
export function stageOf(clash: Clash): number {
    if (clash.verdict || clash.loser !== NOBODY) return 3;
    if (clash.sides.some((side) => side.dice !== null)) return 2;
    return clash.sides.some((side) => side.turned) ? 1 : 0;
}

/** The battle under way, or the one that is being told. */
export function clashOf(table: Table): Clash | null {
    const state = stateOf(table.view!);
    const open = state.battle_space !== NOBODY;
    // What follows from the verdict is told beside it: the battle stands as it was told until the table moves on.
    const scene = open || table.scene?.picture === "battle" ? table.scene : null;
    const answer = scene?.answer ?? null;
    let told = table.director.toldSince("battle");
    const first = told[0];
    const begun = isEvent(first, "battle") && (!open || first.space === state.battle_space) ? first : undefined;
    if (!open && !(scene && begun)) return null;
    // Whoever comes to a battle in the middle is told on from the table as it stands.
    if (!begun) told = table.director.told.filter((one) => one.answer === answer).flatMap((one) => one.events);
    const over = told.find((event) => isEvent(event, "battle over"));
    const story = scene || !over ? told : [];
    const space = begun?.space ?? state.battle_space;
    const attacker = begun?.attacker ?? state.attacker;
    const defender = begun?.defender ?? state.defender;
    const verdict = scene && over ? verdictOf(over) : null;
    const sides = [attacker, defender].filter((seat) => seat !== NOBODY);
    const known = workedOut(table.view).battle ?? (answer?.view ? workedOut(answer.view).battle : null);
    const weakened = story.findLast((event) => isEvent(event, "battle bonus") && event.seat === NOBODY);
    const strength = isEvent(weakened, "battle bonus") ? weakened.total : begun?.strength;
    const ycu = verdict?.defence ?? strength ?? known?.ycu;
    return {
        space,
        sides: sides.map((seat) => sideOfBattle(table, state, known, story, seat, seat === attacker)),
        ycu: defender === NOBODY ? (ycu ?? null) : null,
        verdict,
        loser: verdict?.loser ?? (open ? state.loser : NOBODY),
    };
}

function verdictOf(event: Extract<CityEvent, { kind: "battle over" }>): NonNullable<Clash["verdict"]> {
    const { attack, defence, winner, loser } = event;
    return { attack, defence, winner, loser };
}

/** What one side has laid, used and rolled in some events, and what it had come to when they last spoke of it. */
function doneIn(events: Happening[], seat: number) {
    let cards: number[] | null = null;
    let dice: number[] | null = null;
    let worth: number | null = null;
    let rolled: number | null = null;
    let bonus: number | null = null;
    let total: number | null = null;
    const used: number[] = [];
    for (const event of events) {
        if (isEvent(event, "ability") && event.seat === seat) used.push(event.card);
        if (!isEvent(event, "revealed", "reinforced", "battle bonus", "battle dice") || event.seat !== seat) continue;
        total = event.total ?? total;
        if (isEvent(event, "revealed")) {
            cards = [...event.cards];
            worth = event.worth;
        } else if (isEvent(event, "reinforced")) {
            if (cards && !cards.includes(event.card)) cards.push(event.card);
            worth = event.worth;
        } else if (isEvent(event, "battle bonus")) bonus = event.bonus;
        else if (isEvent(event, "battle dice")) {
            dice = event.dice;
            rolled = event.rolled;
        }
    }
    return { cards, dice, worth, rolled, bonus, total, used };
}

/** One side as the story has it; what the story does not say is as the table stands. */
function sideOfBattle(
    table: Table,
    state: CityState,
    known: CityFight | null,
    story: Happening[],
    seat: number,
    attacks: boolean,
): Side {
    const told = doneIn(story, seat);
    const cards = told.cards ?? [...(state.laid[seat] ?? [])];
    const turned = told.cards !== null || told.total !== null || state.revealed[seat] === 1;
    const telling = table.scene?.events[0];
    if (isEvent(telling, "laid") && telling.seat === seat) cards.push(telling.card ?? NOBODY);
    const rolled = told.rolled ?? state.rolled[seat] ?? 0;
    return {
        seat,
        attacks,
        cards,
        turned,
        used: told.used,
        dice: told.dice ?? (rolled > 0 ? [rolled] : null),
        waiting: known?.dice[seat] ?? 0,
        worth: told.worth ?? known?.worth[seat] ?? 0,
        rolled,
        bonus: told.bonus ?? state.bonus[seat] ?? 0,
        total: turned ? (told.total ?? known?.totals[seat] ?? null) : null,
    };
}

/** What a side's total was made of, in a decided battle. */
export interface Sum {
    cards: number;
    abilities: number;
    dice: number;
}

/** How attack and defence came about in a battle of the log, by the event that decided it; null where it is unknown. */
export function sumsOf(
    table: Table,
    over: Extract<CityEvent, { kind: "battle over" }>,
): { attack: Sum | null; defence: Sum | null } | null {
    const decided = table.log.findLastIndex((one) => (one.events as Happening[]).includes(over));
    if (decided < 0) return null;
    const events = table.log.slice(Math.max(0, decided - LONGEST), decided + 1).flatMap((one) => one.events);
    const until = (events as Happening[]).slice(0, (events as Happening[]).indexOf(over));
    const start = until.findLastIndex((event) => isEvent(event, "battle"));
    const begun = until[start];
    if (!isEvent(begun, "battle")) return null;
    const sum = (seat: number): Sum | null => {
        if (seat === NOBODY) return null;
        const { worth, bonus, rolled } = doneIn(until.slice(start), seat);
        return worth === null ? null : { cards: worth, abilities: bonus ?? 0, dice: rolled ?? 0 };
    };
    return { attack: sum(begun.attacker), defence: sum(begun.defender) };
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
        for (const event of one.events) {
            if (isEvent(event, "battle")) {
                now = {
                    key: `${one.version}`,
                    position: one.position,
                    space: event.space,
                    attacker: event.attacker,
                    defender: event.defender,
                    attack: 0,
                    defence: 0,
                    winner: NOBODY,
                    loser: NOBODY,
                    dice: new Map(),
                    cards: new Map(),
                };
            } else if (now && isEvent(event, "battle dice")) now.dice.set(event.seat, event.dice);
            else if (now && isEvent(event, "revealed")) now.cards.set(event.seat, event.cards);
            else if (now && isEvent(event, "battle over")) {
                found = { ...now, position: one.position, ...verdictOf(event) };
                now = null;
            }
        }
    }
    return found;
}
