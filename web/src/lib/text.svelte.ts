/** Texts in the reader's language: the shell's own, and those of the game that is open, from Fluent messages. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { type Language, settings } from "./settings.svelte";
import { italian } from "./text/italian";

export type Arguments = Record<string, FluentVariable>;
/** A name in the catalogue: the same in all languages, or one for each. */
export type Name = string | Partial<Record<Language, string>>;

interface Bundles {
    language: Language;
    shell: FluentBundle;
    game: FluentBundle | null;
}

let bundles = $state.raw<Bundles | null>(null);
let game: string | null = null;
const SHELL: Record<Language, () => Promise<{ default: string }>> = {
    en: () => import("./text/en.ftl?raw"),
    it: () => import("./text/it.ftl?raw"),
};

export function bundleOf(language: Language, text: string): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return bundle;
}

const gameTexts = new Map<string, Promise<FluentBundle>>();

function gameBundle(name: string, language: Language): Promise<FluentBundle> {
    const key = `${name} ${language}`;
    let found = gameTexts.get(key);
    if (!found) {
        found = api.text(`/api/games/${name}/text/${language}`).then((text) => bundleOf(language, text));
        found.catch(() => gameTexts.delete(key));
        gameTexts.set(key, found);
    }
    return found;
}

/** Loads the texts for the language set now, and of a game if one is open. */
export async function loadTexts(name: string | null = game): Promise<void> {
    game = name;
    const language = settings.language;
    const [shell, ofGame] = await Promise.all([SHELL[language](), name ? gameBundle(name, language) : null]);
    if (language === settings.language && name === game) {
        bundles = { language, shell: bundleOf(language, shell.default), game: ofGame };
    }
}

export function textsReady(): boolean {
    return bundles !== null;
}

/** Thousands are told apart in every language, as the cards print them: 2,000 and 2.000. */
const GROUPED = { useGrouping: "always" } as const;

function grouped(values: Arguments): Arguments {
    const numbers = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "number" ? new FluentNumber(value, GROUPED as object) : value,
    ]);
    return Object.fromEntries(numbers) as Arguments;
}

function pattern(bundle: FluentBundle | null, id: string, attribute?: string) {
    const message = bundle?.getMessage(id);
    if (!message) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
}

/** The text with this id, or null where there is none or where it speaks of something that is not known here. */
export function find(id: string, values: Arguments = {}, attribute?: string): string | null {
    if (!bundles) return null;
    for (const bundle of [bundles.game, bundles.shell]) {
        const found = pattern(bundle, id, attribute);
        if (!bundle || !found) continue;
        const errors: Error[] = [];
        const text = bundle.formatPattern(found, grouped(values), errors);
        if (errors.length === 0) return settings.language === "it" ? italian(text) : text;
    }
    return null;
}

/** The text with this id; the id itself where there is none, so that nothing is ever blank. */
export function t(id: string, values: Arguments = {}): string {
    return find(id, values) ?? id;
}

/** A catalogue's name in the reader's language. */
export function nameIn(name: Name | undefined | null): string {
    if (name === undefined || name === null) return "";
    if (typeof name === "string") return name;
    return name[settings.language] ?? name.en ?? "";
}

const NUMERALS: Record<Language, Intl.NumberFormat> = {
    en: new Intl.NumberFormat("en"),
    it: new Intl.NumberFormat("it", GROUPED),
};

export function numeral(value: number): string {
    return NUMERALS[settings.language].format(value);
}

/** A list in words: "A1, A2 and A3". */
export function listed(words: string[]): string {
    return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(words);
}

/** Fluent ids hold no dots and blanks. */
export function idOf(name: string): string {
    return name.replace(/[. ]/g, "-");
}

export interface Rule {
    title: string;
    text: string;
    refusal: string;
}

/** The first of a message's reasons whose facts are all known. */
function reasonIn(id: string, facts: Arguments): string | null {
    const message = bundles?.game?.getMessage(id) ?? bundles?.shell?.getMessage(id);
    const reasons = Object.keys(message?.attributes ?? {}).filter((name) => name.startsWith("reason"));
    for (const name of reasons) {
        const said = find(id, facts, name);
        if (said !== null) return said;
    }
    return null;
}

/** A rule of the ledger in the reader's words. */
export function ruleText(rule: string, facts: Record<string, number | string> = {}): Rule {
    const id = idOf(rule);
    return {
        title: find(id, facts, "title") ?? rule,
        text: find(id, facts) ?? "",
        refusal: reasonIn(id, facts) ?? find(id, facts, "refusal") ?? find(id, facts) ?? rule,
    };
}
