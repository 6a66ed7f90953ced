/** How a game ended, in sentences: who won and why, and how everybody stands. */

import type { Table } from "../table.svelte";
import { find, listed, numeral, t } from "../text.svelte";

/** The winners and what they have in common. */
export function victory(table: Table): string {
    const winners = table.view?.winners ?? [];
    if (winners.length === 0) return t("over-none");
    const names = listed(winners.map((seat) => table.playerName(seat)));
    return t("over-title", { count: winners.length, names });
}

export function ending(table: Table): string[] {
    const { view, game } = table;
    if (!view?.scores || !game) return [];
    const scores = view.scores.map((score, seat) => `${table.playerName(seat)}: ${numeral(score)}`);
    const reason = find("over-reason", game.reason(view)) ?? "";
    return [t("prompt-over"), `${victory(table)}. ${reason}`.trim(), `${t("score")}. ${scores.join(", ")}.`];
}
