/** Where on the screen a lesson points: at the choice that is meant, and at what else it speaks of. */

import type { Option } from "../lib/choosing/choices";
import type { LessonShown } from "../lib/messages";
import type { Table } from "../lib/table.svelte";

/** The elements pointed at, that of the choice first; things that are not in sight anywhere are left out. */
export function placesOf(table: Table, lesson: LessonShown): Element[] {
    const meant = table.choosing.options.find(({ allowed, key }) => allowed && key === lesson.accept[0]?.join(" "));
    const others = lesson.point.flatMap((point) => keyOf(table, point) ?? []);
    const found = [meant ? placeOf(meant) : null, ...others.map((key) => visible(`[data-key="${key}"]`))];
    return [...new Set(found.filter((one) => one !== null))];
}

function placeOf(option: Option): Element | null {
    const button = visible(`[data-choice="${CSS.escape(option.key)}"]`);
    return button ?? (option.target === null ? null : visible(`[data-key="${option.target}"]`));
}

function visible(selector: string): Element | null {
    const found = [...document.querySelectorAll(selector)];
    return found.find((one) => one.checkVisibility({ visibilityProperty: true })) ?? null;
}

/** The key of a thing that a lesson points at ("space D4", "card grenade"), by its id or English name. */
export function keyOf(table: Table, point: string): string | null {
    const [kind = "", ...words] = point.split(" ");
    const called = words.join(" ");
    const place = table.catalogue?.kinds[kind]?.findIndex(
        ({ id, name }) => id === called || (typeof name === "string" ? name : name["en"]) === called,
    );
    return place === undefined || place < 0 ? null : `${kind}:${place}`;
}
