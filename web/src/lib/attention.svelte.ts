/** What is looked at: pointed at, read about, lit up. It changes nothing at the table. */

export class Attention {
    /** Things to light up, by key. */
    lit = $state.raw<ReadonlySet<string>>(new Set());
    /** The thing under the pointer or the focus, and the one kept in view. */
    hovered = $state<string | null>(null);
    inspected = $state<string | null>(null);
    /** Whose mat is looked at; null for one's own. */
    matOf = $state<number | null>(null);
    /** Whether the result lies over the board once the game is over. */
    resultShown = $state(true);

    /** Keeps a thing in the inspector, or lets go of it. */
    inspect(key: string | null = this.hovered): void {
        this.inspected = key === this.inspected ? null : key;
    }
}
