/** The table in words: things, choices, prompts and events as the game's texts tell them. */

import type { Happening } from "../games/contract";
import type { Choice } from "./choosing/choices";
import type { Table } from "./table.svelte";
import { find, idOf, listed, nameIn, numeral } from "./text.svelte";

/** The name of a thing: of a player, of a card, of a space. */
export function nameOf(table: Table, kind: string, id: number | string): string {
    if (kind === "seat" && Number(id) >= 0) return table.playerName(Number(id));
    if (kind === "number") return typeof id === "number" ? numeral(id) : id;
    const own = table.game?.name(table, kind, id);
    if (own !== null && own !== undefined) return own;
    const things = table.catalogue?.kinds[kind];
    const thing = typeof id === "number" ? things?.[id] : things?.find((one) => one.id === id);
    return thing ? nameIn(thing.name) : String(id);
}

export function labelOf(table: Table, choice: Choice): string {
    const verb = String(choice[0]);
    const values: Record<string, string | number> = { ...table.game?.values(table, choice) };
    const names: string[] = [];
    for (const [place, [argument, kind]] of Object.entries(table.catalogue?.verbs[verb] ?? {}).entries()) {
        const id = choice[place + 1];
        if (id === undefined) continue;
        values[argument] = kind === "number" ? id : table.name(kind, id);
        names.push(table.name(kind, id));
    }
    const step = idOf(table.prompt?.step ?? "");
    const id = `choice-${idOf(verb)}`;
    const plain = names.length > 0 ? names : choice.slice(1).map(String);
    return find(id, values, step) ?? find(id, values) ?? [verb, ...plain].join(" ");
}

/** What a choice does, in a sentence; empty where the game does not say. */
export function explanationOf(table: Table, choice: Choice): string {
    const id = `explain-${idOf(String(choice[0]))}`;
    return find(id, {}, idOf(table.prompt?.step ?? "")) ?? find(id) ?? "";
}

/** Who must do what. */
export function promptOf(table: Table): string {
    const prompt = table.prompt;
    if (!prompt || prompt.seat === null) return "";
    const id = `step-${idOf(prompt.step ?? "")}`;
    const values = { ...table.game?.values(table, null), player: table.playerName(prompt.seat) };
    const mine = prompt.seat === table.seat && table.standIn === null;
    const wording = mine ? table.game?.prompt(table) : "other";
    const found = (wording ? find(id, values, wording) : null) ?? (mine ? find(id, values) : null);
    const fallback = find(mine ? "prompt-yours" : "prompt-other", { ...values, step: prompt.step ?? "" });
    return found ?? fallback ?? "";
}

/** How a thing is called where it is spoken of. */
export type NameAs = (kind: string, id: number | string) => string;

/** All that the text of an event may speak of, in words. */
export function eventValues(table: Table, event: Happening, nameAs: NameAs): Record<string, string | number> {
    const kinds = table.catalogue?.events[event.kind] ?? {};
    const values: Record<string, string | number> = { ...table.game?.told?.(table, event) };
    for (const [field, value] of Object.entries(event)) {
        if (field in values) continue;
        const kind = kinds[field];
        if (Array.isArray(value)) {
            const of = Array.isArray(kind) ? (kind[0] ?? "number") : "number";
            values[field] = listed(value.map((one) => nameAs(of, one as number)));
        } else if (typeof kind === "string") values[field] = nameAs(kind, value as number);
        else if (typeof value === "number" || typeof value === "string") values[field] = value;
    }
    if (values["seat"] !== undefined) values["player"] = values["seat"];
    return values;
}

/** What happened, in a sentence; what was told just before it need not be said again. */
export function eventWords(
    table: Table,
    event: Happening,
    { before, nameAs = (kind, id) => table.name(kind, id) }: { before?: Happening | undefined; nameAs?: NameAs } = {},
): string {
    const values = eventValues(table, event, nameAs);
    const wording = table.game?.wording(event, before);
    const id = `event-${idOf(event.kind)}`;
    const said = (wording ? find(id, values, wording) : null) ?? find(id, values);
    return said ?? `${event.kind} ${Object.values(values).slice(1).join(" ")}`;
}

/** The facts of a refusal, those named that stand for things. */
export function factWords(table: Table, facts: Record<string, number | string>): Record<string, number | string> {
    const values: Record<string, number | string> = { ...table.game?.told?.(table, { ...facts, kind: "refusal" }) };
    for (const [fact, value] of Object.entries(facts)) {
        const kind = table.catalogue?.facts[fact];
        values[fact] = kind === undefined ? value : table.name(kind, value);
    }
    if (values["seat"] !== undefined) values["player"] = values["seat"];
    return values;
}

/** The things an event speaks of, by key. */
export function eventThings(table: Table, event: Happening): string[] {
    const keys: string[] = [];
    for (const [field, kind] of Object.entries(table.catalogue?.events[event.kind] ?? {})) {
        const value = event[field];
        if (typeof kind === "string" && typeof value === "number") keys.push(`${kind}:${value}`);
        else if (Array.isArray(kind) && Array.isArray(value)) for (const one of value) keys.push(`${kind[0]}:${one}`);
    }
    return keys;
}
