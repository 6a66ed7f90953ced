/** The fields of a view in words, for games that have no page of their own: by what the game declares of them. */

import type { FieldShown } from "../../lib/messages";
import { spacesOf } from "../../lib/spaces";
import type { Table } from "../../lib/table.svelte";
import { find, numeral, t } from "../../lib/text.svelte";
import type { View } from "../contract";

/** A value of a field: what everybody may read, or how many things lie face down. */
export interface Value {
    words: string[];
    hidden: number;
    /** Several things, each drawn as a small card. */
    pile: boolean;
}

const BY_SEAT = ["by seat", "pile by seat"];
const NONE = "–";

/** `field-<name>` in the game's texts, or the bare name. */
export function labelOf(name: string): string {
    const words = name.replace(/_/g, " ");
    return find(`field-${name}`) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export function fieldsOf(table: Table, bySeat: boolean): [string, FieldShown][] {
    const fields = Object.entries(table.catalogue?.fields ?? {});
    return fields.filter(([, field]) => BY_SEAT.includes(field.shape) === bySeat);
}

export function valueIn(view: View | null, name: string, seat: number | null): unknown {
    const value = view?.state[name];
    return seat === null ? value : Array.isArray(value) ? (value[seat] as unknown) : null;
}

function thing(table: Table, kind: string, value: number): string {
    if (kind === "flag") return t(value ? "yes" : "no");
    if (kind === "number") return numeral(value);
    if (kind.startsWith("set of ")) {
        const found = spacesOf(value).map((one) => thing(table, kind.slice("set of ".length), one));
        return found.join(", ") || NONE;
    }
    return value < 0 ? NONE : table.name(kind, value);
}

export function valueOf(table: Table, field: FieldShown, value: unknown): Value {
    const counted = field.seen.includes("count") && typeof value === "number";
    if (counted) return { words: [], hidden: value, pile: true };
    if (value === null || value === undefined) return { words: [], hidden: 1, pile: false };
    if (!Array.isArray(value)) return { words: [thing(table, field.kind, Number(value))], hidden: 0, pile: false };
    const words = (value as (number | number[])[]).map((one) =>
        [one]
            .flat()
            .map((number) => thing(table, field.kind, number))
            .join(", "),
    );
    return { words, hidden: 0, pile: true };
}
