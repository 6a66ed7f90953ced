/** On a phone, what is pulled up over the stage; the stage itself is the board, and follows what is asked. */

import type { IconName } from "../pieces/icons";
import type { Table } from "../table.svelte";

type Sheet = "market" | "mat" | "log";
const ICONS: Record<Sheet, IconName> = { market: "market", mat: "coin", log: "log" };

export class Sheets {
    readonly #table: Table;
    open = $state<Sheet | null>(null);

    constructor(table: Table) {
        this.#table = table;
        // Whoever pulls up another sheet than the wanted one may.
        $effect(() => {
            const { sheet, at } = this.#wanted;
            if (at) this.open = sheet;
        });
        // A player's mat opens where it can be seen.
        $effect(() => {
            if (table.attention.matOf !== null && table.game?.Mat) this.open = "mat";
        });
    }

    /** A game that shows all on its board has no other sheets than the log. */
    get offered(): { sheet: Sheet; icon: IconName }[] {
        const { game } = this.#table;
        const there = { market: game?.Market, mat: game?.Mat, log: true };
        return (Object.keys(ICONS) as Sheet[])
            .filter((sheet) => there[sheet])
            .map((sheet) => ({ sheet, icon: ICONS[sheet] }));
    }

    toggle(sheet: Sheet): void {
        const { attention } = this.#table;
        this.open = this.open === sheet ? null : sheet;
        if (sheet === "mat" && this.open === null) attention.matOf = null;
        attention.inspected = null;
    }

    /** Where the allowed choices of the moment lie. */
    readonly #zones = $derived.by(() => {
        const { game, choosing } = this.#table;
        const targets = choosing.options.flatMap(({ allowed, target }) => (allowed && target ? [target] : []));
        return new Set(targets.map((target) => game?.zoneOf(this.#table, target)));
    });

    /** Where one has to look, or what is all that matters now: the stage follows it. */
    readonly #wanted = $derived.by((): { sheet: Sheet | null; at: string } => {
        const { game, view, push, choosing } = this.#table;
        const at = `${push?.version} ${choosing.asking}`;
        if (!game || !view || this.#zones.has("board")) return { sheet: null, at };
        if (this.#zones.has("market") || game.moment(this.#table)) return { sheet: "market", at };
        return { sheet: this.#zones.has("mat") ? "mat" : null, at };
    });

    /** What is all that matters now has the place of the hand too, unless a card of it may be chosen. */
    readonly whole = $derived.by(() => {
        const { game, view } = this.#table;
        return !!game && !!view && !!game.moment(this.#table) && !this.#zones.has("hand");
    });
}
