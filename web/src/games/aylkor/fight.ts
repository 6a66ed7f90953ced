/** A fight as it is told: who strikes whom, how hard, and what is left of them. */

import type { Table } from "../../lib/table.svelte";
import type { Scene } from "../../lib/story/cutting";
import { type AylkorCard, EMPTY, kindsOf, NONE, stateOf } from "./aylkor";

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

const BLOWS = new Set(["attacked", "struck-back", "hurt", "fell", "healed"]);

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
        if (!BLOWS.has(event.kind)) continue;
        const number = (field: string) => Number(event[field] ?? NONE);
        const now = scene.events[0] === event;
        if (event.kind === "attacked" || event.kind === "struck-back") {
            const one = fighter(number("start"), number("card"), state.owner[number("start")] ?? EMPTY);
            if (one) one.strikes = now;
            const [end, victim] = [number("end"), number("target")];
            fighter(end, victim === NONE ? (state.card[end] ?? NONE) : victim, state.owner[end] ?? EMPTY);
            continue;
        }
        const one = fighter(number("space"), number("card"), number("owner"));
        if (!one) continue;
        const change = event.kind === "hurt" ? -number("damage") : event.kind === "healed" ? number("amount") : 0;
        one.after = Math.max(0, one.after + change);
        if (now) one.change = change;
        if (event.kind === "fell") [one.after, one.fallen] = [0, true];
    }
    return [...found.values()].slice(-4);
}
