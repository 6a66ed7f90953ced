/** Return to Lionsgate City: when a turn is over, and in which order tiles lie in a mine. */

import { expect, it } from "vitest";
import { endsTheAction } from "../src/games/lionsgate/ending";
import type { LionsgateState } from "../src/games/lionsgate/declared";
import { stateOf } from "../src/games/lionsgate/lionsgate";
import { dugOf } from "../src/games/lionsgate/mining";
import type { Choice } from "../src/lib/choosing/choices";
import type { Table } from "../src/lib/table.svelte";
import { seenOf } from "./recorded";

const view = seenOf("lionsgate").views.find((one) => one.step === "turn")!;
const state = stateOf(view);
const COAL = 0;

function asking(step: string, asked: object, changed: Partial<LionsgateState> = {}): Pick<Table, "view"> {
    const [engine, loose] = [state.engine.map(() => 3), state.loose.map(() => 0)];
    loose[3 * 7 + COAL] = 4;
    const mat = state.mat.map(() => [COAL, COAL]);
    const now = { ...state, engine, loose, mat, upgrades: state.upgrades.map(() => 0), ...changed };
    return { view: { ...view, decides: 0, step, asked, state: now } } as unknown as Pick<Table, "view">;
}
const over = (table: Pick<Table, "view">, ...choice: unknown[]) => endsTheAction(table, choice as unknown as Choice);

it("knows with which choice a drive or a load is over", () => {
    const drive = asking("drive", { cave: 3, spent: 0, used: 0, engineering: 5, blocked: 0 });
    expect([over(drive, "tunnel", 2), over(drive, "go", 4), over(drive, "stop")]).toEqual([false, true, true]);
    const load = asking("load", { may_load: 10, loaded: 0 });
    expect([over(load, "load", COAL, 3), over(load, "load", COAL, 4)]).toEqual([false, true]);
    const few = asking("load", { may_load: 2, loaded: 0 });
    expect([over(few, "load", COAL, 1), over(few, "load", COAL, 2)]).toEqual([false, true]);
    const unload = asking("unload", { may_unload: 5, done: 0 });
    expect([over(unload, "drop", 0, 1), over(unload, "sell", 0, 1, 2)]).toEqual([false, true]);
});

it("does not hold up a mine, nor whoever is asked once more", () => {
    expect(over(asking("dig", { may_draw: 3, calmed: 0 }), "stop")).toBe(false);
    const drive = { cave: 3, spent: 0, used: 0, engineering: 5, blocked: 0 };
    expect(over(asking("drive", drive, { upgrades: [1, 0, 0] }), "go", 4)).toBe(false);
});

it("shows tiles in the order drawn, those first whose order nobody here has seen", () => {
    const drawn = { kind: "tile-drawn", seat: 0, drawn: 3, ore: 0 };
    const told = [{ events: [drawn] }, { events: [{ ...drawn, drawn: 1 }] }];
    const table = { scene: null, director: { told } } as unknown as Table;
    const tiles = (...counts: number[]) => dugOf(table, { ...state, drawn_tiles: counts });
    expect(tiles(1, 1, 0, 1, 0)).toEqual([0, 3, 1]);
    expect(tiles(0, 0, 2, 0, 0)).toEqual([2, 2]);
});
