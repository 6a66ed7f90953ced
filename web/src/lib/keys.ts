/** The keyboard: whole games can be played with it. */

import type { Table } from "./table.svelte";

export function keys(table: Table, event: KeyboardEvent): void {
    const target = event.target as HTMLElement | null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, textarea, select")) return;
    const number = Number(event.key);
    if (number >= 1 && number <= 9) {
        const option = table.buttons[number - 1];
        if (option) table.choose(option);
        return;
    }
    switch (event.key) {
        case "u":
            table.undo();
            break;
        case "i":
            table.inspect();
            break;
        case "Escape":
            table.cancel();
            table.asking = null;
            table.reason = null;
            table.inspected = null;
            break;
        case "[":
            void step(table, "previous");
            break;
        case "]":
            void step(table, "next");
            break;
    }
}

/** One decision back or forth in time. */
export async function step(table: Table, way: "previous" | "next"): Promise<void> {
    if (way === "next") {
        const next = table.replay?.next ?? null;
        await table.goTo(next === null || next >= (table.push?.position ?? 0) ? null : next);
        return;
    }
    const before = table.replay ? table.replay.previous : (table.positions.at(-2) ?? null);
    if (before !== null) await table.goTo(before);
}
