/** What cards and players of all games have in common. */

import type { Face, Fact } from "../../games/contract";
import type { IconName } from "../pieces/icons";
import { t } from "../text.svelte";

/** A card that nobody here has heard of. */
export const BLANK: Face = {
    title: "?",
    kind: "",
    icon: "cards",
    tint: "#889",
    corner: null,
    cornerLabel: "",
    price: null,
    values: [],
    lines: [],
};

/** One number of a player, called `word-<key>` in the game's texts. */
export function fact(key: string, icon: IconName, value: number | null): Fact {
    return { key, icon, label: t(`word-${key}`), value, strip: true };
}
