/** A fight as it is told: who strikes whom, how hard, and what is left of them. */

import type { Table } from "../../lib/table.svelte";
import type { Scene } from "../../lib/story/cutting";
import type { AylkorCard } from "./printed";
import { EMPTY, isEvent, kindsOf, NONE, stateOf } from "./aylkor";

export interface Fighter {
    space: number;
    owner: number;
    card: AylkorCard;
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
    const state = stateOf(scene.before ?? table.view!);
    const kinds = kindsOf(table);
    const told = table.director.told.filter((one) => one.position === scene.position).flatMap((one) => one.events);
    const found = new Map<number, Fighter>();
    function fighter(space: number, number: number, owner: number): Fighter | null {
        const card = kinds.card[number];
        if (!card) return null;
        const known = found.get(space);
        if (known) return known;
        const before = state.health[space] ?? card.health;
        const made = { space, owner, card, before, after: before, fallen: false, strikes: false, change: 0 };
        found.set(space, made);
        return made;
    }
    for (const event of told) {
        const now = scene.events[0] === event;
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
    return [...found.values()].slice(-4);
}
