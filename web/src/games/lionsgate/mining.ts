/** The tiles drawn in the mine being worked, in the order they came. */

import type { Table } from "../../lib/table.svelte";
import type { LionsgateState, LionsgateTold } from "./declared";
import { isEvent, stateOf } from "./lionsgate";

const BEGINS_ANEW: LionsgateTold[] = ["mined", "skunk", "assigned", "moved", "round"];

export function dugOf(table: Table, state: LionsgateState): number[] {
    const found: number[] = [];
    for (const scene of table.director.told) {
        for (const event of scene.events) {
            if (isEvent(event, ...BEGINS_ANEW) && scene !== table.scene) found.length = 0;
            else if (isEvent(event, "tile-drawn")) found.push(event.drawn);
            else if (isEvent(event, "skunk-calmed")) found.splice(found.lastIndexOf(4), 1);
        }
    }
    const before = table.scene?.before ?? null;
    const held = tilesIn(before ? stateOf(before) : state);
    // Whoever has come in the middle of it knows which tiles lie there, not in which order they came.
    const drawnBefore = [...held];
    let known = 0;
    for (const kind of found) {
        const place = drawnBefore.indexOf(kind);
        if (place < 0) continue;
        drawnBefore.splice(place, 1);
        known += 1;
    }
    if (table.scene === null && known < found.length) return held;
    return [...drawnBefore, ...found];
}

function tilesIn(state: LionsgateState): number[] {
    return state.drawn_tiles.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}
