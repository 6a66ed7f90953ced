/** The numbers that this browser adds to the seeds of games, so that not even the server can choose them. */

import { api } from "../api";
import type { TableShown, Verified } from "../messages";

const place = (table: string, seat: number | string) => `remnants.number.${table}.${seat}`;

/** Those that are on their way. */
const under = new Set<string>();

/** Adds a number for each own seat that has not, once the server has said what it is bound to. */
export async function addNumbers(shown: TableShown): Promise<void> {
    if (shown.phase !== "gathering" || !shown.commitment) return;
    for (const { seat, you, added } of shown.seats) {
        const key = place(shown.id, seat);
        if (!you || added || under.has(key)) continue;
        under.add(key);
        const bytes = crypto.getRandomValues(new Uint8Array(16));
        const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
        await api.send("PUT", `/api/tables/${shown.id}/seats/${seat}/number`, { number }).then(
            () => localStorage.setItem(key, number),
            () => undefined,
        );
        under.delete(key);
    }
}

/** Whether the seed holds what this browser added; null where it added nothing. */
export function holdsOwn(table: string, { numbers }: Verified, seats: number[]): boolean | null {
    const own = seats.flatMap((seat) => {
        const number = localStorage.getItem(place(table, seat));
        return number ? [numbers[String(seat)] === number] : [];
    });
    return own.length === 0 ? null : own.every(Boolean);
}
