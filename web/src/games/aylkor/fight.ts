/** A fight as it is told: who strikes whom, how hard, and what is left of them. */

import type { Table } from "../../lib/table.svelte";
import type { Scene } from "../../lib/story/cutting";
import type { AylkorCard } from "./printed";
import { attacksOf, EMPTY, isEvent, kindsOf, NONE, stateOf } from "./aylkor";

/** So many have room on the stage. */
const MOST = 6;

export interface Fighter {
    space: number;
    owner: number;
    card: AylkorCard;
    /** As it stands, before types and armour count. */
    attack: number;
    /** Before and after what has been told. */
    before: number;
    after: number;
    fallen: boolean;
    /** It strikes in this scene. */
    strikes: boolean;
    /** It is struck, and so hard, in this scene. */
    change: number;
}

/** Those who fight in the answer being told, the attacker first. */
export function fightersOf(table: Table, scene: Scene): Fighter[] {
    const view = scene.before ?? table.view!;
    const state = stateOf(view);
    const kinds = kindsOf(table);
    const told = table.director.told.filter((one) => one.position === scene.position).flatMap((one) => one.events);
    const found = new Map<number, Fighter>();
    function fighter(space: number, number: number, owner: number): Fighter | null {
        const card = kinds.card[number];
        if (!card) return null;
        const known = found.get(space);
        if (known) return known;
        const before = state.health[space] ?? card.health;
        const attack = attacksOf(view)[space] ?? card.attack;
        const made = { space, owner, card, attack, before, after: before, fallen: false, strikes: false, change: 0 };
        found.set(space, made);
        return made;
    }
    for (const event of told) {
        const now = scene.events.includes(event);
        if (isEvent(event, "attacked", "struck-back")) {
            const { start, card, end } = event;
            const one = fighter(start, card, state.owner[start] ?? EMPTY);
            if (one) one.strikes = now;
            const struck = isEvent(event, "attacked") ? event.target : (state.card[end] ?? NONE);
            fighter(end, struck, state.owner[end] ?? EMPTY);
        } else if (isEvent(event, "hurt", "healed", "fell")) {
            const one = fighter(event.space, event.card, event.owner);
            if (!one) continue;
            if (isEvent(event, "fell")) {
                [one.after, one.fallen] = [0, true];
                continue;
            }
            one.after = event.health;
            if (now) one.change = isEvent(event, "hurt") ? -event.damage : event.amount;
        }
    }
    const all = [...found.values()];
    const shown = all.filter((one) => one.strikes || one.change !== 0 || one.fallen);
    return all.length > MOST ? shown.slice(-MOST) : all;
}

/** Why units are hurt or healed that nobody attacks: a card, or an event of which all have heard. */
export type Cause = { kind: "card" | "event"; id: number } | null;

export function causeOf(table: Table, scene: Scene): Cause {
    const told = table.director.told.flatMap((one) => one.events);
    const first = told.indexOf(scene.events[0]!);
    for (const event of told.slice(0, first).reverse()) {
        if (isEvent(event, "attacked", "turn")) return null;
        if (isEvent(event, "played", "used", "built", "fell")) return { kind: "card", id: event.card };
        if (isEvent(event, "event")) return { kind: "event", id: event.event };
        if (isEvent(event, "round")) {
            const inForce = stateOf(scene.after ?? scene.before ?? table.view!).event;
            return inForce === NONE ? null : { kind: "event", id: inForce };
        }
    }
    return null;
}
