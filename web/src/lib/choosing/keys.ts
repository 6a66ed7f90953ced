/** The keyboard: whole games can be played with it. */

import { focusTarget } from "./focus";
import type { Table } from "../table.svelte";

export function keys(table: Table, event: KeyboardEvent): void {
    const target = event.target as HTMLElement | null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, textarea, select")) return;
    if (table.scene !== null && story(table, event)) return;
    const pressed = event.key.toLowerCase();
    const option = table.choosing.buttons.find((one) => table.choosing.keyOf(one) === pressed);
    if (option) {
        table.choosing.choose(option);
        return;
    }
    switch (event.key) {
        case ".":
            focusTarget();
            break;
        case ",":
            focusTarget(-1);
            break;
        case "u":
            table.choosing.undo();
            break;
        case "i":
            table.attention.inspect();
            break;
        case "Escape":
            table.choosing.cancel();
            table.choosing.asking = null;
            table.choosing.reason = null;
            table.attention.inspected = null;
            break;
        case "[":
            void table.replaying.step("previous");
            break;
        case "]":
            void table.replaying.step("next");
            break;
    }
}

/** While a story is told, keys go through it. */
function story(table: Table, event: KeyboardEvent): boolean {
    const onButton = (event.target as HTMLElement | null)?.closest("button, a, summary, [role=button]");
    switch (event.key) {
        case "Enter":
        case " ":
            if (onButton) return false;
            event.preventDefault();
            table.director.step();
            return true;
        case "ArrowRight":
            table.director.step();
            return true;
        case "p":
            if (table.director.paused) table.director.goOn();
            else table.director.pause();
            return true;
        case "Escape":
            if (table.live) table.director.skip();
            else table.replaying.stop();
            return true;
        default:
            return false;
    }
}
