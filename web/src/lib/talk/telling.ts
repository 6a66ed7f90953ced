/** How the log tells what happened: several of a kind in a row in one sentence, and names that lead to what they name. */

import type { Happening } from "../../games/contract";
import type { Happened } from "../messages";
import type { Table } from "../table.svelte";
import { find, idOf, listed } from "../text.svelte";
import { eventValues, eventWords, type NameAs } from "../words";

/** Around a name in a sentence: what it names, the name itself. */
const NAMED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/;

/** A stretch of a sentence; a name of something that there is to read about has its key. */
export interface Part {
    text: string;
    key: string | null;
}

function naming(table: Table): NameAs {
    return (kind, id) => {
        const name = table.name(kind, id);
        const known = Number(id) >= 0 && table.game?.entries[kind] !== undefined;
        return known ? `\uE000${kind}:${id}\uE001${name}\uE002` : name;
    };
}

export const HEADINGS = ["round", "turn"];

function standsAlone(table: Table, event: Happening | undefined): boolean {
    return event !== undefined && (HEADINGS.includes(event.kind) || lineOf(table, event) !== undefined);
}

/** Whether an event has a line of its own, and whether a passage of several lines begins or ends with it. */
export function lineOf(table: Table, event: Happening | undefined): "own" | "begins" | "ends" | undefined {
    return table.game?.script[event?.kind ?? ""]?.line;
}

/** What there is to tell of an answer, cut where somebody does something else and around what has a line of its own. */
export function entriesOf(table: Table, answer: Happened): Happening[][] {
    const entries: Happening[][] = [];
    for (const event of answer.events) {
        if (!table.game?.tells(event)) continue;
        const last = entries.at(-1);
        const alone = standsAlone(table, event) || standsAlone(table, last?.[0]);
        const same = event["seat"] === undefined || event["seat"] === last?.[0]?.["seat"];
        if (last && !alone && (same || goTogether(table, last.at(-1), event))) last.push(event);
        else entries.push([event]);
    }
    return entries;
}

/** Whether two events in a row go into one sentence. */
export function goTogether(table: Table, one: Happening | undefined, other: Happening | undefined): boolean {
    if (!one || one.kind !== other?.kind) return false;
    const how = table.game?.script[one.kind];
    if (one["seat"] !== other["seat"] && !how?.everybody) return false;
    return how?.together === "each" || (how?.together === "sum" && sameThings(table, one, other));
}

function numbersOf(table: Table, event: Happening): string[] {
    const kinds = table.catalogue?.events[event.kind] ?? {};
    return Object.keys(event).filter((field) => kinds[field] === undefined && typeof event[field] === "number");
}

function sameThings(table: Table, one: Happening, other: Happening): boolean {
    const numbers = numbersOf(table, one);
    return Object.keys(one).every((field) => numbers.includes(field) || one[field] === other[field]);
}

/** Events that go together, with their numbers added up. */
function summed(table: Table, run: Happening[]): Happening {
    const sum: Happening = { ...run[0]! };
    for (const field of numbersOf(table, sum)) sum[field] = run.reduce((all, one) => all + Number(one[field]), 0);
    return sum;
}

function sentence(table: Table, run: Happening[], before: Happening | undefined): string {
    const nameAs = naming(table);
    const first = run[0]!;
    if (run.length === 1) return eventWords(table, first, { before, nameAs });
    if (table.game?.script[first.kind]?.together === "sum") return eventWords(table, summed(table, run), { nameAs });
    const id = `event-${idOf(first.kind)}`;
    const each = run.map((event) => find(id, eventValues(table, event, nameAs), "each") ?? "");
    const values = { ...eventValues(table, first, nameAs), each: listed(each), count: run.length };
    return find(id, values, "several") ?? run.map((event) => eventWords(table, event, { nameAs })).join(" ");
}

/** What happened in sentences, in parts: plain text and names. */
export function partsOf(table: Table, events: Happening[]): Part[] {
    const sentences: string[] = [];
    for (let first = 0; first < events.length;) {
        let end = first + 1;
        while (end < events.length && goTogether(table, events[end - 1], events[end])) end += 1;
        sentences.push(sentence(table, events.slice(first, end), events[first - 1]));
        first = end;
    }
    const said = sentences.filter((one) => one !== "");
    const cut = said.join(" ").split(NAMED);
    const parts: Part[] = [];
    for (let at = 0; at < cut.length; at += 3) {
        parts.push({ text: cut[at]!, key: null });
        if (at + 2 < cut.length) parts.push({ text: cut[at + 2]!, key: cut[at + 1]! });
    }
    return parts.filter((part) => part.text);
}

/** What happened in sentences, without names that lead anywhere. */
export function textOf(table: Table, events: Happening[]): string {
    return partsOf(table, events)
        .map((part) => part.text)
        .join("");
}
