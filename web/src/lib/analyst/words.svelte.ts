/** The analyst's own texts, loaded with its panels: nobody who does not ask loads them. */

import type { FluentBundle } from "@fluent/bundle";
import { type Language, settings } from "../settings.svelte";
import { type Arguments, bundleOf, numeral } from "../text.svelte";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
    en: () => import("./text/en.ftl?raw"),
    it: () => import("./text/it.ftl?raw"),
};
let bundle = $state.raw<FluentBundle | null>(null);

/** Loads the texts for the language set now. */
export async function loadWords(): Promise<void> {
    const language = settings.language;
    const text = (await TEXTS[language]()).default;
    if (language === settings.language) bundle = bundleOf(language, text);
}

/** The text with this id; nothing until the texts are there. */
export function say(id: string, values: Arguments = {}): string {
    const message = bundle?.getMessage(id)?.value;
    return bundle && message ? bundle.formatPattern(message, values) : "";
}

/** Tenths of a point as points. */
export function points(tenths: number, signed = true): string {
    const sign = tenths < 0 ? "−" : signed ? "+" : "";
    return sign + numeral(Math.abs(tenths) / 10);
}

export function percent(chance: number): string {
    return numeral(Math.round(1000 * chance) / 10);
}
