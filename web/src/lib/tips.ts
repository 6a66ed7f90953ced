/** Tips: said once each, at their moment, in somebody's first three games of a kind. */

import type { Happening } from "../games/contract";
import type { Push, TipShown } from "./messages";

const KEY = "remnants.tips";
export const FIRST_GAMES = 3;

/** What this browser remembers: which tables had tips, and which tips were given. */
interface Kept {
    tables: string[];
    seen: string[];
}

function read(game: string): Kept {
    try {
        return { tables: [], seen: [], ...(JSON.parse(localStorage.getItem(`${KEY}.${game}`) ?? "{}") as object) };
    } catch {
        return { tables: [], seen: [] };
    }
}

function keep(game: string, kept: Kept): void {
    try {
        localStorage.setItem(`${KEY}.${game}`, JSON.stringify(kept));
    } catch {
        // A browser that keeps nothing hears a tip twice.
    }
}

/** Whether this is one of the first games of its kind; from then on it counts as one. */
export function isEarly(game: string, table: string): boolean {
    const kept = read(game);
    if (kept.tables.includes(table)) return true;
    if (kept.tables.length >= FIRST_GAMES) return false;
    keep(game, { ...kept, tables: [...kept.tables, table] });
    return true;
}

/** So many own decisions back something could have been chosen, for whoever is told afterwards. */
const LOOKED_BACK = 8;

/** The verbs that were open at somebody's last decisions, the one of this push included. */
export function openLately(open: string[][], push: Push): string[][] {
    if (!push.prompt.yours) return open;
    return [...open, push.choices.map((choice) => String(choice[0]))].slice(-LOOKED_BACK);
}

/** The first tip whose moment has come and that was not given yet; `open` are the verbs of the decisions before. */
export function tipFor(
    tips: TipShown[],
    push: Push,
    refused: string | null,
    seen: string[],
    open: string[][] = [],
): TipShown | null {
    return tips.find((tip) => !seen.includes(tip.id) && hasCome(tip, push, refused, open.flat())) ?? null;
}

function hasCome(tip: TipShown, push: Push, refused: string | null, open: string[]): boolean {
    if (tip.refused) return tip.refused === refused;
    if (tip.choice)
        return push.prompt.yours && push.choices.some(([verb]) => tip.choice === "*" || verb === tip.choice);
    if (tip.missed && !open.includes(tip.missed)) return false;
    return push.events.some(({ events }) => events.some((event) => isOf(tip, event, push.seat)));
}

function isOf(tip: TipShown, event: Happening, seat: number | null): boolean {
    if (event.kind !== tip.event) return false;
    if (Object.entries(tip.where).some(([field, value]) => event[field] !== value)) return false;
    const whose = event["seat"] ?? event["owner"] ?? event["loser"];
    return tip.of === "anybody" || (tip.of === "own") === (whose === seat);
}

export function seenTips(game: string): string[] {
    return read(game).seen;
}

export function noteSeen(game: string, tip: TipShown): void {
    const kept = read(game);
    keep(game, { ...kept, seen: [...kept.seen, tip.id] });
}
