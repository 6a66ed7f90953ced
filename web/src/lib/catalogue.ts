/** What the server tells about a game's content: names and numbers of everything that choices and events speak of. */

import { api } from "./api";
import type { CatalogueShown } from "./messages";

/** As the server tells it; what a game does not say is empty. */
export type Catalogue = Required<CatalogueShown>;

const EMPTY: Catalogue = { kinds: {}, verbs: {}, events: {}, facts: {}, fields: {}, steps: {}, table: null };
const loaded = new Map<string, Promise<Catalogue>>();

/** The content of the pack that a table is played with; an empty name is the game's usual one. */
export function loadCatalogue(game: string, pack: string): Promise<Catalogue> {
    const path = `/api/games/${game}/catalogue${pack ? `?pack=${encodeURIComponent(pack)}` : ""}`;
    let found = loaded.get(path);
    if (!found) {
        found = api
            .get("CatalogueShown", path)
            .then((given) => ({ ...EMPTY, ...given }))
            .catch(() => {
                loaded.delete(path);
                return EMPTY;
            });
        loaded.set(path, found);
    }
    return found;
}
