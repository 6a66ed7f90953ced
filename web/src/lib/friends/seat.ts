/** What a player does with a seat: leaves it to a bot, takes it back, tries things out on a private copy. */

import { api } from "../api";
import type { GameShown, SeatLink } from "../messages";
import { troubleWith } from "../problems";
import { go } from "../route.svelte";
import type { Table } from "../table.svelte";

/** Does something with the table; what the server refuses is said in the action bar. */
async function attempt<Answer>(table: Table, work: () => Promise<Answer>): Promise<Answer | null> {
    try {
        table.trouble = null;
        return await work();
    } catch (error) {
        table.trouble = troubleWith(error);
        return null;
    }
}

/** Does something with the table that is answered by the table as it is then. */
export async function change(
    table: Table,
    how: "post" | "put" | "delete",
    path: string,
    body: unknown = {},
): Promise<void> {
    const shown = await attempt(table, () => api[how]("TableShown", `/api/tables/${table.id}/${path}`, body));
    if (shown) table.shown = shown;
}

/** Tells whoever runs the server about somebody; gives whether that was taken. */
export async function report(table: Table, seat: number, reason: string, id: string): Promise<boolean> {
    const path = `/api/tables/${table.id}/seats/${seat}/report`;
    return (await attempt(table, async () => [await api.send("POST", path, { reason, id })])) !== null;
}

export function leaveTo(table: Table, level: string): Promise<void> {
    return change(table, "post", `seats/${table.seat}/leave`, { level });
}

export function returnTo(table: Table): Promise<void> {
    return change(table, "post", `seats/${table.seat}/return`);
}

/** The host seats a bot for somebody who is away. */
export function standInFor(table: Table, seat: number, level: string): Promise<void> {
    return change(table, "post", `seats/${seat}/stand-in`, { level });
}

/** The host decides who sits in a seat: nobody yet, or a bot. */
export function setSeat(table: Table, seat: number, wish: { kind: "open" | "bot"; level?: string }): Promise<void> {
    return change(table, "put", `seats/${seat}`, wish);
}

/** A new link of the own seat, for another device. */
export function makeSeatLink(table: Table): Promise<SeatLink | null> {
    return attempt(table, () => api.post("SeatLink", `/api/tables/${table.id}/seats/${table.seat}/link`));
}

/** Whether anybody may look at the finished game, as far as the own seats are concerned. */
export async function share(table: Table, shared: boolean): Promise<void> {
    for (const seat of table.shown?.you.seats ?? []) await change(table, "put", `seats/${seat}/shared`, { shared });
}

/** Opens a private copy of a position, usually the one that is looked at; the way back stands in its address. */
export async function sandbox(table: Table, at = table.replay?.position ?? null): Promise<void> {
    const wish = { seat: table.seat, at };
    const copy = await attempt(table, () => api.post("TableShown", `/api/tables/${table.id}/sandbox`, wish));
    if (copy) go(`/table/${copy.id}?from=${table.id}`);
}

let games: Promise<GameShown[]> | null = null;

/** The levels of a game's bots, the simplest first. */
export async function levelsOf(game: string): Promise<string[]> {
    games ??= api.list("GameShown", "/api/games");
    return (await games).find((one) => one.name === game)?.levels ?? [];
}
