/** What the server tells about a game's content: names and numbers of everything that choices and events speak of. */

import { api } from "./api";
import type { Name } from "./text.svelte";

export interface Thing {
    name: Name;
    id?: string;
}

export interface FieldShown {
    kind: string;
    shape: "one" | "pile" | "by seat" | "pile by seat" | "rows" | "by thing" | "pile by thing";
    seen: string;
}

export interface Catalogue {
    kinds: Record<string, Thing[]>;
    verbs: Record<string, Record<string, string>>;
    events: Record<string, Record<string, string | string[]>>;
    /** What kind of thing each fact of a refusal names. */
    facts: Record<string, string>;
    /** What stands in the view: of which kind, in which shape, and in which form others see it. */
    fields: Record<string, FieldShown>;
    steps: Record<string, string>;
    table: unknown;
}

const EMPTY: Catalogue = { kinds: {}, verbs: {}, events: {}, facts: {}, fields: {}, steps: {}, table: null };
const loaded = new Map<string, Promise<Catalogue>>();

/** The content of the pack that a table is played with; an empty name is the game's usual one. */
export function loadCatalogue(game: string, pack: string): Promise<Catalogue> {
    const path = `/api/games/${game}/catalogue${pack ? `?pack=${encodeURIComponent(pack)}` : ""}`;
    let found = loaded.get(path);
    if (!found) {
        found = api
            .get<Partial<Catalogue>>(path)
            .then((given) => ({ ...EMPTY, ...given }))
            .catch(() => {
                loaded.delete(path);
                return EMPTY;
            });
        loaded.set(path, found);
    }
    return found;
}
