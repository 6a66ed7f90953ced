/**
 * The focus follows the game for whoever plays with the keyboard: to the first thing that can be chosen, on to the next
 * one with the same key, and never lost when what was focused is gone.
 */

/** Whether the last thing touched was the keyboard. */
let keyboard = false;
addEventListener("keydown", () => (keyboard = true), true);
addEventListener("pointerdown", () => (keyboard = false), true);

const TARGETS = "[data-zone] .available, [data-zone] [data-choice]:not([aria-disabled=true])";

function targets(): (HTMLElement | SVGElement)[] {
    const found = [...document.querySelectorAll<HTMLElement | SVGElement>(TARGETS)];
    return found.filter((one) => one.getClientRects().length > 0);
}

/** To the first legal target, or to the next one after the one that has the focus. */
export function focusTarget(way: 1 | -1 = 1): void {
    const found = targets();
    const at = found.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? 0 : (at + way + found.length) % found.length;
    found[next]?.focus();
}

/** Where a row of cards or a column is pushed aside so far that nothing of what can be chosen there is in sight, it is pushed back. */
export function showTargets(): void {
    for (const zone of document.querySelectorAll("[data-zone=hand], [data-zone=market]")) {
        const box = zone.getBoundingClientRect();
        const inSight = (one: Element) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 8 && bottom <= box.bottom + 8;
        };
        const found = [...zone.querySelectorAll(".available")];
        if (!found.some(inSight)) found[0]?.scrollIntoView({ block: "nearest", inline: "center" });
    }
}

/** A new question: whoever plays with the keyboard finds its first answer focused, unless the focus is well placed. */
export function followQuestion(): void {
    const active = document.activeElement as HTMLElement | null;
    const placed = active !== null && active !== document.body && active.isConnected;
    const elsewhere = placed && !active.closest("[data-zone=board], [data-zone=choices], .hand, [data-zone=market]");
    if (!keyboard || elsewhere || (placed && targets().includes(active))) return;
    focusTarget();
}
