/** How real games look at the first question of each step, written by `python -m tests.browser.recorded`. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Happening, View } from "../src/games/contract";

export interface Seen {
    kinds: object;
    table: unknown;
    views: View[];
}

export function seenOf(game: string): Seen {
    return JSON.parse(readFileSync(resolve(import.meta.dirname, `recorded/${game}_seen.json`), "utf8"));
}

/** The answers of a game of three, each with its events as the first seat may know them. */
export function toldOf(game: string): { position: number; events: Happening[] }[] {
    return JSON.parse(readFileSync(resolve(import.meta.dirname, `recorded/${game}.json`), "utf8"));
}
