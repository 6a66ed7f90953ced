/** Holding a finger on a thing: it is read about in the inspector, wherever on the table it lies. */

import type { Attachment } from "svelte/attachments";
import type { Table } from "../table.svelte";

const LONG = 480;
const STILL = 10;

export function holding(table: Table): Attachment<HTMLElement> {
    return (zone) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let start: { x: number; y: number; at: number; thing: string | null } | null = null;
        let held = false;

        function letGo(): void {
            clearTimeout(timer);
            start = null;
        }
        /** What lay under the finger is read about, also where the table has drawn it anew meanwhile. */
        function read(): void {
            const thing = start?.thing ?? table.attention.hovered;
            held = thing !== null;
            if (held) table.attention.inspected = thing;
        }
        function down(event: PointerEvent): void {
            letGo();
            held = false;
            if (event.pointerType !== "touch" || !event.isPrimary) return;
            const { clientX: x, clientY: y, timeStamp: at } = event;
            start = { x, y, at, thing: table.attention.hovered };
            timer = setTimeout(read, LONG);
        }
        /** A page that is busy hears of the finger late: what counts is how long it was there. */
        function up(event: PointerEvent): void {
            if (start && !held && event.timeStamp - start.at >= LONG) read();
            letGo();
        }
        function move(event: PointerEvent): void {
            if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) letGo();
        }
        /** What was held is not clicked too, and the browser's own menu stays away. */
        function swallow(event: Event): void {
            if (event.type === "click" ? !held : !start && !held) return;
            event.preventDefault();
            event.stopPropagation();
        }

        const ways: [string, (event: never) => void][] = [
            ["pointerdown", down],
            ["pointermove", move],
            ["pointerup", up],
            ["pointercancel", letGo],
            ["click", swallow],
            ["contextmenu", swallow],
        ];
        for (const [name, hear] of ways) zone.addEventListener(name, hear as EventListener, { capture: true });
        return () => {
            letGo();
            for (const [name, hear] of ways) zone.removeEventListener(name, hear as EventListener, { capture: true });
        };
    };
}
