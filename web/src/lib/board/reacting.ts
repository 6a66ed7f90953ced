/**
 * How a thing on the table reacts to mouse, finger and keyboard alike: a click chooses it, pointing or focus shows what
 * would come of it, the right button or a long press keeps it in the inspector.
 */

import type { Table } from "../table.svelte";

export interface Reactions {
    activate?: () => void;
    enter?: () => void;
    leave?: () => void;
}

const LONG_PRESS = 450;
let pressed: ReturnType<typeof setTimeout> | undefined;
let held = false;

/** For what is a button by itself. */
export function reacting(table: Table, key: string, own: Reactions = {}) {
    const activate = own.activate ?? (() => table.activate(key));
    const enter = own.enter ?? (() => table.hover(key));
    const leave = own.leave ?? (() => table.hover(null));
    const release = () => clearTimeout(pressed);
    return {
        onclick: () => {
            if (!held) activate();
            held = false;
        },
        onpointerdown: (event: PointerEvent) => {
            held = false;
            if (event.pointerType !== "touch") return;
            release();
            pressed = setTimeout(() => {
                held = true;
                table.inspect(key);
            }, LONG_PRESS);
        },
        onpointermove: (event: PointerEvent) => {
            if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) release();
        },
        onpointerup: release,
        onpointercancel: release,
        onpointerenter: enter,
        onpointerleave: () => {
            release();
            leave();
        },
        onfocus: enter,
        onblur: leave,
        oncontextmenu: (event: MouseEvent) => {
            event.preventDefault();
            if (!held) table.inspect(key);
        },
    };
}

/** For what is drawn: it answers to Enter and to the space bar as a button does. */
export function drawnReacting(table: Table, key: string, own: Reactions = {}) {
    return {
        ...reacting(table, key, own),
        onkeydown: (event: KeyboardEvent) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            (own.activate ?? (() => table.activate(key)))();
        },
    };
}
