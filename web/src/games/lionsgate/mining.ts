/** The tiles drawn in the mine being worked, in the order they came. */

import type { Table } from "../../lib/table.svelte";
import type { LionsgateState } from "./declared";
import { stateOf } from "./lionsgate";

const BEGINS_ANEW = new Set(["mined", "skunk", "assigned", "moved", "round"]);

export function dugOf(table: Table, state: LionsgateState): number[] {
    const found: number[] = [];
    for (const scene of table.director.told) {
        for (const event of scene.events) {
            if (BEGINS_ANEW.has(event.kind) && scene !== table.scene) found.length = 0;
            else if (event.kind === "tile-drawn") found.push(Number(event["drawn"]));
            else if (event.kind === "skunk-calmed") found.splice(found.lastIndexOf(4), 1);
        }
    }
    const before = table.scene?.before ?? null;
    const held = tilesIn(before ? stateOf(before) : state);
    // Whoever has come in the middle of it knows which tiles lie there, not in which order they came.
    if (table.scene === null) return found.length === held.length ? found : held;
    const drawnBefore = [...held];
    for (const kind of found) {
        const place = drawnBefore.indexOf(kind);
        if (place >= 0) drawnBefore.splice(place, 1);
    }
    return [...drawnBefore, ...found];
}

function tilesIn(state: LionsgateState): number[] {
    return state.drawn_tiles.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}
