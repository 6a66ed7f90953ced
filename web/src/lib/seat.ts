/** What a player does with a seat: leaves it to a bot, takes it back, tries things out on a private copy. */

import { api, Refused } from "./api";
import type { GameShown, TableShown } from "./messages";
import { go } from "./route.svelte";
import type { Table } from "./table.svelte";

/** Does something with the table; what the server refuses is said in the action bar. */
async function attempt<Answer>(table: Table, work: () => Promise<Answer>): Promise<Answer | null> {
    try {
        table.trouble = null;
        return await work();
    } catch (error) {
        table.trouble = error instanceof Refused ? error.problem.message : String(error);
        return null;
    }
}

async function change(table: Table, path: string, body: unknown = {}): Promise<void> {
    const shown = await attempt(table, () => api.post<TableShown>(`/api/tables/${table.id}/${path}`, body));
    if (shown) table.shown = shown;
}

export function leaveTo(table: Table, level: string): Promise<void> {
    return change(table, `seats/${table.seat}/leave`, { level });
}

export function returnTo(table: Table): Promise<void> {
    return change(table, `seats/${table.seat}/return`);
}

/** The host seats a bot for somebody who is away. */
export function standInFor(table: Table, seat: number, level: string): Promise<void> {
    return change(table, `seats/${seat}/stand-in`, { level });
}

/** Opens a private copy of the position that is looked at; the way back stands in its address. */
export async function sandbox(table: Table): Promise<void> {
    const wish = { seat: table.seat, at: table.replay?.position ?? null };
    const copy = await attempt(table, () => api.post<TableShown>(`/api/tables/${table.id}/sandbox`, wish));
    if (copy) go(`/table/${copy.id}?from=${table.id}`);
}

let games: Promise<GameShown[]> | null = null;

/** The levels of a game's bots, the simplest first. */
export async function levelsOf(game: string): Promise<string[]> {
    games ??= api.get<GameShown[]>("/api/games");
    return (await games).find((one) => one.name === game)?.levels ?? [];
}
