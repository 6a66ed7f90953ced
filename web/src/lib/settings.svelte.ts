/** What a reader has set for this browser; kept between visits. */

import type { Speed } from "./story/director.svelte";

export type Language = "en" | "it";
export type Theme = "auto" | "dark" | "light";
export type Confirm = "never" | "irreversible" | "always";

const KEY = "remnants.settings";

interface Kept {
    language: Language;
    theme: Theme;
    size: number;
    speed: Speed;
    confirm: Confirm;
    sound: boolean;
    /** Tips in the first games. */
    tips: boolean;
    /** The games whose first lesson was taken to its end. */
    learned: string[];
    name: string;
}

function usual(): Kept {
    return {
        language: navigator.language.startsWith("it") ? "it" : "en",
        theme: "dark",
        size: 100,
        speed: "normal",
        confirm: "irreversible",
        sound: false,
        tips: true,
        learned: [],
        name: "",
    };
}

function read(): Kept {
    try {
        return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
        return usual();
    }
}

export const settings = $state<Kept>(read());

export function keepSettings(): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
        // A browser that keeps nothing still plays.
    }
}

/** Shows theme, text size and language on the document. */
export function showSettings(): void {
    const root = document.documentElement;
    root.lang = settings.language;
    root.style.setProperty("--text-scale", String(settings.size / 100));
    if (settings.theme === "auto") root.removeAttribute("data-theme");
    else root.dataset["theme"] = settings.theme;
}
