/** Opening a private table for a puzzle or a rule. */

import { api } from "../lib/api";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/text.svelte";

export async function beginPuzzle(game: string, puzzle: string): Promise<void> {
    const wish = { game, puzzle, name: settings.name || t("guest") };
    const table = await api.post("TableShown", "/api/puzzles", wish);
    go(`/table/${table.id}`);
}

/** A sandbox at a position where a rule can be tried; the address keeps the rule, so that it leads back. */
export async function tryRule(game: string, rule: string): Promise<void> {
    const table = await api.post("TableShown", "/api/rules", { game, rule, name: settings.name || t("guest") });
    go(`/table/${table.id}?rule=${encodeURIComponent(rule)}`);
}
