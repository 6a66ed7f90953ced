/** Looking back: a past position instead of the newest, and the game played again from there. */

import type { View } from "../../games/contract";
import { api } from "../api";
import type { Happened, Replayed } from "../messages";
import { askedFor, askFor } from "../route.svelte";
import type { Answer, Scene } from "../story/cutting";
import type { Director } from "../story/director.svelte";

/** What looking back needs to know of the table. */
export interface Looker {
    readonly id: string;
    readonly director: Director;
    /** The seat whose eyes these are. */
    readonly eyes: number | null;
    readonly newest: number;
    readonly log: Happened[];
    /** The scenes of some answers for a seat; for nobody, everybody's doings are shown alike. */
    scenesOf(answers: Answer[], viewer: number | null): Scene[];
}

export class Replaying {
    /** The past position that is looked at; null for the newest. */
    at = $state.raw<Replayed | null>(null);
    /** The game is being played again. */
    playing = $state(false);
    /** The positions that can be looked at: that of the set-up, with which the log begins, and those after each answer. */
    positions = $derived.by(() => this.table.log.map((one) => one.position));

    /** The position that the address asks for, until it has been shown. */
    #asked = askedFor("at");
    /** What was asked for last: an answer to something else comes too late. */
    #sought = 0;
    #coming: Promise<void> = Promise.resolve();

    constructor(private readonly table: Looker) {}

    /** Shows the position that the address asks for, once. */
    begin(): void {
        if (this.#asked === null) return;
        const position = Number(this.#asked);
        this.#asked = null;
        void this.goTo(position);
    }

    /** The table at a position, as the own seat knew it then. */
    private fetch(position: number): Promise<Replayed> {
        const { id, eyes } = this.table;
        return api.get("Replayed", `/api/tables/${id}/at/${position}${eyes === null ? "" : `?seat=${eyes}`}`);
    }

    async viewAt(position: number): Promise<View | null> {
        const found = await this.fetch(position).catch(() => null);
        return found?.view ?? null;
    }

    async goTo(position: number | null): Promise<void> {
        this.stop();
        this.table.director.told = [];
        await this.show(position);
    }

    private show(position: number | null): Promise<void> {
        this.#coming = this.bring(position);
        return this.#coming;
    }

    private async bring(position: number | null): Promise<void> {
        const sought = ++this.#sought;
        const found = position === null ? null : await this.fetch(position);
        if (sought !== this.#sought) return;
        this.at = found;
        askFor("at", this.at?.position ?? null);
    }

    /** One decision back or forth. */
    async step(way: "previous" | "next"): Promise<void> {
        if (way === "next") {
            const next = this.at?.next ?? null;
            await this.goTo(next === null || next >= this.table.newest ? null : next);
            return;
        }
        const before = this.at ? this.at.previous : (this.positions.at(-2) ?? null);
        if (before !== null) await this.goTo(before);
    }

    stop(): void {
        this.playing = false;
        if (this.at !== null || this.table.director.telling) this.table.director.skip();
    }

    /** Plays the game again, scene by scene, from the position looked at; from the newest, it begins at the start. */
    async play(from: number | null = null): Promise<void> {
        if (this.playing) return;
        await this.#coming;
        const start = from ?? this.at?.position ?? this.positions[0];
        if (start === undefined) return;
        await this.goTo(start);
        this.playing = true;
        // What comes next is asked for and laid ready while something is told: the stage is never empty between.
        let told: Promise<void> = Promise.resolve();
        for (let before = this.at; before && before.next !== null && this.playing;) {
            const following: Replayed = await this.fetch(before.next);
            if (!this.playing) return;
            const performed = this.perform(following, before);
            await told;
            [told, before] = [performed, following];
        }
        await told;
        if (this.playing) await this.show(null);
        this.playing = false;
    }

    private perform(following: Replayed, earlier: Replayed): Promise<void> {
        const { happened, position } = following;
        const view = following.view;
        const events = happened?.events ?? [];
        const before = earlier.view;
        const scenes = this.table.scenesOf([{ position, version: happened?.version ?? 0, events, before, view }], null);
        // Nobody waits for a click in a game that is only looked at.
        for (const scene of scenes) scene.waits = false;
        return new Promise((resolve) => {
            const end = () => {
                if (this.playing) this.at = following;
                resolve();
            };
            this.table.director.perform({ scenes, pressing: false, goesOn: following.next !== null, end });
        });
    }
}
