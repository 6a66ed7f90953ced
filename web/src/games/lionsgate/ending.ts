/** With which choices a turn is over although they are not called so. */

import type { Choice } from "../../lib/choosing/choices";
import type { Table } from "../../lib/table.svelte";
import { askedOf, isChoice, looseIn, stateOf, toldOf } from "./lionsgate";

/** Whether an action, and with it the turn, is over with a choice: whoever has upgrades is asked once more. */
export function endsTheAction({ view }: Pick<Table, "view">, choice: Choice): boolean {
    if (!view || view.decides === null) return false;
    const state = stateOf(view);
    if (state.upgrades[view.decides]) return false;
    const [load, unload] = [askedOf(view, "load"), askedOf(view, "unload")];
    if (askedOf(view, "drive")) return isChoice(choice, "stop", "go");
    if (!load && !unload) return false;
    if (isChoice(choice, "stop")) return true;
    const handled = isChoice(choice, "load", "drop", "sell") ? Number(choice.at(-1)) : 0;
    const aboard = state.mat[view.decides]?.length ?? 0;
    const lying = looseIn(state, state.engine[view.decides] ?? 0).reduce((sum, { count }) => sum + count, 0);
    const most = load ? Math.min(load.may_load, lying) : Math.min(unload?.may_unload ?? 0, aboard);
    const room = (toldOf(view).boxes[view.decides] ?? 0) - aboard;
    return handled > 0 && handled >= (load ? Math.min(most, room) : most);
}
