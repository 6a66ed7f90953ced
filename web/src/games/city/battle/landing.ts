/** YCU that have come down in the patrol being told: the board shows them before the table has them. */

import type { Table } from "../../../lib/table.svelte";
import { isEvent } from "../city";

export interface Landed {
    token: number;
    space: number;
}

export function landedOf(table: Table): Landed[] {
    if (table.scene?.picture !== "patrol") return [];
    return table.director
        .toldSince("patrol")
        .flatMap((event) => (isEvent(event, "ycu") ? [{ token: event.token, space: event.space }] : []));
}
