/** The games that can be played here, asked for when somebody first wants to know. */

import { api } from "./api";
import type { GameShown, GameTold } from "./messages";
import { settings } from "./settings.svelte";

let games = $state.raw<GameShown[] | null>(null);
let asking: Promise<void> | null = null;

/** Null until they are known. */
export function gamesOffered(): GameShown[] | null {
    asking ??= api
        .list("GameShown", "/api/games")
        .then((found) => void (games = found))
        .catch(() => void (asking = null));
    return games;
}

export function gameOffered(name: string): GameShown | null {
    return gamesOffered()?.find((game) => game.name === name) ?? null;
}

/** What a game says of itself, in the reader's language. */
export function toldOf(name: string): GameTold {
    const told = gameOffered(name)?.told;
    return told?.[settings.language] ?? told?.["en"] ?? { title: "", tagline: "", weight: "" };
}
