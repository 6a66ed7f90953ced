/** Which puzzles have been solved in this browser. */

const KEY = "remnants.solved";

function all(): string[] {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
    } catch {
        return [];
    }
}

export function solvedOf(game: string): Set<string> {
    return new Set(all().flatMap((one) => (one.startsWith(`${game}/`) ? [one.slice(game.length + 1)] : [])));
}

export function markSolved(game: string, puzzle: string): void {
    try {
        localStorage.setItem(KEY, JSON.stringify([...new Set([...all(), `${game}/${puzzle}`])]));
    } catch {
        // A browser that keeps nothing still plays.
    }
}
