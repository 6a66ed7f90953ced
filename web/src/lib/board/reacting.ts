/**
 * How a thing on the table reacts to mouse, finger and keyboard alike: a click chooses it, pointing or focus shows what
 * would come of it, the right button keeps it in the inspector.
 */

import type { Table } from "../table.svelte";

export interface Reactions {
    activate?: () => void;
    enter?: () => void;
    leave?: () => void;
}

/** For what is a button by itself. */
export function reacting(table: Table, key: string, own: Reactions = {}) {
    const enter = own.enter ?? (() => table.choosing.hover(key));
    const leave = own.leave ?? (() => table.choosing.hover(null));
    return {
        onclick: own.activate ?? (() => table.choosing.activate(key)),
        onpointerenter: enter,
        onpointerleave: leave,
        onfocus: enter,
        onblur: leave,
        oncontextmenu: (event: MouseEvent) => {
            event.preventDefault();
            table.attention.inspect(key);
        },
    };
}

/** For what is drawn: it answers to Enter and to the space bar as a button does. */
export function drawnReacting(table: Table, key: string, own: Reactions = {}) {
    const handlers = reacting(table, key, own);
    return {
        ...handlers,
        onkeydown: (event: KeyboardEvent) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            handlers.onclick();
        },
    };
}
