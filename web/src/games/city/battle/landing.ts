/** YCU that have come down in the patrol being told: the board shows them before the table has them. */

import type { Table } from "../../../lib/table.svelte";

export interface Landed {
    token: number;
    space: number;
}

export function landedOf(table: Table): Landed[] {
    if (table.scene?.picture !== "patrol") return [];
    return table.director
        .toldSince("patrol")
        .filter((event) => event.kind === "ycu")
        .map((event) => ({ token: Number(event["token"]), space: Number(event["space"]) }));
}
