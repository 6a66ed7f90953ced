/** What the server tells about a game's content: names and numbers of everything that choices and events speak of. */

import { api } from "./api";
import type { Name } from "./text.svelte";

export interface Thing {
    name: Name;
    id?: string;
}

export interface Catalogue {
    kinds: Record<string, Thing[]>;
    verbs: Record<string, Record<string, string>>;
    events: Record<string, Record<string, string | string[]>>;
    steps: Record<string, string>;
    table: unknown;
}

const EMPTY: Catalogue = { kinds: {}, verbs: {}, events: {}, steps: {}, table: null };
const loaded = new Map<string, Promise<Catalogue>>();

export function loadCatalogue(game: string): Promise<Catalogue> {
    let found = loaded.get(game);
    if (!found) {
        found = api
            .get<Partial<Catalogue>>(`/api/games/${game}/catalogue`)
            .then((given) => ({ ...EMPTY, ...given }))
            .catch(() => {
                loaded.delete(game);
                return EMPTY;
            });
        loaded.set(game, found);
    }
    return found;
}
