/** What a reader has set for this browser; kept between visits. */

export type Language = "en" | "it";
export type Theme = "auto" | "dark" | "light";
export type Motion = "full" | "quick" | "none";
export type Confirm = "never" | "irreversible" | "always";

const KEY = "remnants.settings";

interface Kept {
    language: Language;
    theme: Theme;
    size: number;
    motion: Motion;
    confirm: Confirm;
    sound: boolean;
    name: string;
}

function usual(): Kept {
    return {
        language: navigator.language.startsWith("it") ? "it" : "en",
        theme: "auto",
        size: 100,
        motion: "full",
        confirm: "irreversible",
        sound: true,
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

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Milliseconds that one scene of an animation lasts; 0 means none at all. */
export function sceneTime(): number {
    if (still?.matches || settings.motion === "none") return 0;
    return settings.motion === "quick" ? 120 : 250;
}
