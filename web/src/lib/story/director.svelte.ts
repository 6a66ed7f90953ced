/**
 * The director: one queue between what the server pushes and what the table shows.
 *
 * Scenes are shown one after the other, each with the view that belongs to it, at the reader's speed; they can be held,
 * gone through one by one and skipped. A decision of one's own does not wait for long: what is left is told faster, and
 * what there is no time for is missed, and kept for the recap.
 */

import type { Happening, View } from "../../games/contract";
import type { Scene } from "./cutting";

/** Milliseconds of one beat at each speed; 0: everything at once. */
export const BEATS = { slow: 1500, normal: 800, quick: 300, once: 0 } as const;
export type Speed = keyof typeof BEATS;

/** Milliseconds of story that a decision of one's own waits for, at speeds where it does not wait for all of it. */
export const PATIENCE = 4000;
/** However little time there is, a scene is not shown for less than this share of its time. */
const SHORTEST = 0.35;
/** So many scenes of the past are remembered, for pictures that grow: a battle, a mine. */
const REMEMBERED = 120;

/** Some scenes, and what is to be done when the last of them is over. */
export interface Performance {
    scenes: Scene[];
    /** Somebody here must decide something after it. */
    pressing: boolean;
    /** More is to follow at once: who holds the story holds that too. */
    goesOn?: boolean;
    end: () => void;
}

export interface Clock {
    now(): number;
    /** Calls back after so many milliseconds; gives what takes it back. */
    after(milliseconds: number, call: () => void): () => void;
}

const CLOCK: Clock = {
    now: () => performance.now(),
    after: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
    },
};

export class Director {
    /** What is being shown now. */
    scene = $state.raw<Scene | null>(null);
    /** The table as it stands in the story; null while nothing is being told: then it is the newest. */
    view = $state.raw<View | null>(null);
    /** The last scenes told, the one being shown included. */
    told = $state.raw<Scene[]>([]);
    paused = $state(false);
    /** The scene stays until somebody goes on. */
    waiting = $state(false);
    /** How long the scene is held, for drawings that move. */
    time = $state(0);
    /** Scenes shown so far, and those still to come. */
    shown = $state(0);
    left = $state(0);
    /** Scenes that were passed over. */
    missed = $state.raw<Scene[]>([]);

    private readonly queue: Performance[] = [];
    /** What is being performed, and those of its scenes that are still to come. */
    private current: Performance | null = null;
    private scenes: Scene[] = [];
    private deadline = Infinity;
    private unset: (() => void) | null = null;

    constructor(
        private readonly speed: () => Speed,
        private readonly clock: Clock = CLOCK,
    ) {}

    /** What has been told since the last event of a kind, that one included; nothing where there was none. */
    toldSince(kind: string): Happening[] {
        const events = this.told.flatMap((scene) => scene.events);
        const first = events.findLastIndex((event) => event.kind === kind);
        return first < 0 ? [] : events.slice(first);
    }

    get telling(): boolean {
        return this.scene !== null;
    }

    /** Puts scenes into the queue; whatever can be shown at once is. */
    perform(performance: Performance): void {
        this.queue.push(performance);
        this.count();
        if (performance.pressing) this.press();
        if (this.scene === null) this.next();
        else if (this.speed() === "once") this.skip();
    }

    /** Goes on to the next scene, also where this one waits or the story is held. */
    step(): void {
        if (this.scene === null) return;
        this.deadline = this.paused ? Infinity : this.deadline;
        this.finish();
        this.next();
    }

    pause(): void {
        if (this.scene === null) return;
        this.paused = true;
        this.deadline = Infinity;
        this.unset?.();
    }

    goOn(): void {
        const held = this.paused;
        this.paused = false;
        if (this.waiting) this.step();
        else if (held && this.scene) this.hold(this.scene);
    }

    /** To now: what has not been shown is missed. */
    skip(): void {
        this.paused = false;
        this.unset?.();
        if (this.scene) this.finish();
        const missed = [...this.scenes, ...this.queue.flatMap((one) => one.scenes)];
        for (const scene of missed) this.remember(scene);
        this.miss(missed);
        this.scenes = [];
        const ending = [this.current, ...this.queue.splice(0)];
        this.current = null;
        this.rest();
        for (const one of ending) one?.end();
    }

    /** A decision waits: from now on there is only so much time. */
    private press(): void {
        if (this.paused || this.speed() === "slow") return;
        this.deadline = Math.min(this.deadline, this.clock.now() + PATIENCE);
    }

    /** Shows the next scene; scenes that take no time are over at once. */
    private next(): void {
        const beat = BEATS[this.speed()];
        for (;;) {
            while (this.scenes.length === 0) {
                const ended = this.current;
                const following = this.queue.shift() ?? null;
                this.current = following;
                // Whoever is told that all is over may choose at once: nothing is being shown any more.
                if (!following) this.rest(ended?.goesOn);
                else if (ended) this.view = null;
                ended?.end();
                if (!following) return;
                this.scenes = [...following.scenes];
            }
            const scene = this.scenes.shift()!;
            this.remember(scene);
            this.count();
            const late = this.clock.now() >= this.deadline && !scene.waits;
            if (beat > 0 && scene.beats > 0 && !late) {
                this.scene = scene;
                this.shown += 1;
                this.hold(scene);
                return;
            }
            if (beat > 0 && scene.beats > 0) this.miss([scene]);
            if (scene.after) this.view = scene.after;
        }
    }

    /** Holds a scene for its time, or until somebody goes on. */
    private hold(scene: Scene): void {
        this.unset?.();
        this.waiting = scene.waits;
        this.time = scene.beats * BEATS[this.speed()] * this.haste(scene);
        if (this.paused || scene.waits) return;
        this.unset = this.clock.after(this.time, () => {
            this.finish();
            this.next();
        });
    }

    /** The share of its time that a scene gets where a decision waits. */
    private haste(scene: Scene): number {
        if (this.deadline === Infinity) return 1;
        const coming = [scene, ...this.scenes, ...this.queue.flatMap((one) => one.scenes)];
        const wanted = coming.reduce((sum, one) => sum + one.beats, 0) * BEATS[this.speed()];
        return Math.max(SHORTEST, Math.min(1, (this.deadline - this.clock.now()) / Math.max(1, wanted)));
    }

    private finish(): void {
        this.unset?.();
        this.unset = null;
        this.waiting = false;
        if (this.scene?.after) this.view = this.scene.after;
    }

    /** Everything has been told. */
    private rest(goesOn = false): void {
        this.scene = null;
        this.view = null;
        this.paused &&= goesOn;
        this.waiting = false;
        this.deadline = Infinity;
        this.left = 0;
    }

    private remember(scene: Scene): void {
        if (scene.events.length > 0) this.told = [...this.told, scene].slice(-REMEMBERED);
    }

    private miss(scenes: Scene[]): void {
        const seen = scenes.filter((scene) => scene.beats > 0);
        if (seen.length > 0) this.missed = [...this.missed, ...seen].slice(-REMEMBERED);
    }

    private count(): void {
        const coming = [...this.scenes, ...this.queue.flatMap((one) => one.scenes)];
        this.left = coming.filter((scene) => scene.beats > 0).length;
    }
}
