/** Tells somebody that it is their turn while the page is out of sight: a mark on the icon, and a soft sound. */

import { hear } from "./hearing";

export function notifyTurn(): void {
    if (document.hidden) hear("turn");
}

/** Marks the page's icon while its reader is to move. */
export function markIcon(marked: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = marked ? "/icon-turn.svg" : "/icon.svg";
}
