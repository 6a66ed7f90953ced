import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SCRIPT as AYLKOR } from "../src/games/aylkor/scenes";
import { SCRIPT as CITY } from "../src/games/city/scenes";
import type { Happening, View } from "../src/games/contract";
import { SCRIPT as LIONSGATE } from "../src/games/lionsgate/scenes";
import { type Answer, cut, type Scene, type Script } from "../src/lib/story/cutting";
import { BEATS, type Clock, Director, PATIENCE, type Speed } from "../src/lib/story/director.svelte";

const SCRIPTS: Record<string, Script> = { aylkor: AYLKOR, city: CITY, lionsgate: LIONSGATE };
const GAMES = Object.keys(SCRIPTS);
const VIEWER = 0;

const viewAt = (position: number) => ({ position }) as unknown as View;

/** A recorded game, answer by answer; a view is known by its position. */
function recorded(game: string): Answer[] {
    const text = readFileSync(resolve(import.meta.dirname, "recorded", `${game}.json`), "utf8");
    const told = JSON.parse(text) as { position: number; events: Happening[] }[];
    return told.map(({ position, events }, place) => ({
        position,
        version: place + 1,
        events,
        before: viewAt(place === 0 ? 0 : told[place - 1]!.position),
        view: viewAt(position),
    }));
}

const scenesOf = (game: string, answers: Answer[]) => cut(answers, SCRIPTS[game]!, VIEWER, () => true);

/** A clock that stands still until it is told to go. */
class StageClock implements Clock {
    time = 0;
    private waiting: { at: number; call: () => void } | null = null;
    now(): number {
        return this.time;
    }
    after(milliseconds: number, call: () => void): () => void {
        const mine = { at: this.time + milliseconds, call };
        this.waiting = mine;
        return () => {
            if (this.waiting === mine) this.waiting = null;
        };
    }
    /** Until the next thing happens; false where nothing is to come. */
    tick(): boolean {
        const next = this.waiting;
        if (!next) return false;
        this.waiting = null;
        this.time = next.at;
        next.call();
        return true;
    }
}

interface Told {
    shown: Scene[];
    ended: number[];
    director: Director;
    clock: StageClock;
}

/** Tells answers one push at a time, all of them having come at once. */
function tell(game: string, answers: Answer[], speed: Speed, pressing = false): Told {
    const clock = new StageClock();
    const director = new Director(() => speed, clock);
    const ended: number[] = [];
    for (const answer of answers) {
        const end = () => ended.push(answer.position);
        director.perform({ scenes: scenesOf(game, [answer]), pressing, end });
    }
    return { shown: [], ended, director, clock };
}

function watch({ shown, director, clock }: Told, wait: "go on" | "leave" = "go on"): void {
    while (director.scene) {
        if (shown.at(-1) !== director.scene) shown.push(director.scene);
        if (director.waiting) {
            if (wait === "leave") return;
            director.goOn();
        } else if (!clock.tick()) return;
    }
}

describe.each(GAMES)("%s is cut into scenes", (game) => {
    const answers = recorded(game);
    const scenes = scenesOf(game, answers);

    it("that hold every event, in order", () => {
        const told = scenes.flatMap((scene) => scene.events);
        const happened = answers.flatMap((answer) => answer.events);
        expect(told).toHaveLength(happened.length);
        expect(new Set(told)).toEqual(new Set(happened));
        const leading = scenes.filter((scene) => scene.beats > 0).map((scene) => happened.indexOf(scene.events[0]!));
        expect(leading).toEqual([...leading].sort((one, other) => one - other));
    });

    it("of which the last of each answer leads to the table after it", () => {
        const last = scenes.filter((scene, place) => scenes[place + 1]?.position !== scene.position);
        expect(last.map((scene) => scene.after?.position)).toEqual(answers.map((answer) => answer.position));
    });

    it("with a rule of its script for every kind of event", () => {
        const kinds = new Set(answers.flatMap((answer) => answer.events.map((event) => event.kind)));
        expect([...kinds].filter((kind) => !(kind in SCRIPTS[game]!))).toEqual([]);
    });

    it.each(["slow", "normal", "quick"] as Speed[])(
        "shows all of them at the speed %s, and ends at the end",
        (speed) => {
            const told = tell(game, answers, speed);
            watch(told);
            expect(told.shown.map((scene) => scene.events)).toEqual(
                scenes.filter((scene) => scene.beats > 0).map((scene) => scene.events),
            );
            expect(told.ended).toEqual(answers.map((answer) => answer.position));
            expect(told.director.view).toBeNull();
        },
    );

    it("at once, and there is nothing to see", () => {
        const told = tell(game, answers, "once");
        watch(told);
        expect(told.shown).toEqual([]);
        expect(told.ended).toEqual(answers.map((answer) => answer.position));
    });

    it("skipped from anywhere leads to now, and what was not seen is kept", () => {
        const told = tell(game, answers.slice(0, 60), "normal");
        for (let ticks = 0; ticks < 9; ticks += 1) {
            told.clock.tick();
            if (told.director.waiting) told.director.goOn();
        }
        const left = told.director.left;
        told.director.skip();
        expect(told.ended).toEqual(answers.slice(0, 60).map((answer) => answer.position));
        expect(told.director.missed.length).toBe(Math.min(120, left));
        expect(told.director.scene).toBeNull();
    });

    it("keeps a decision waiting for four seconds, not for the whole story", () => {
        const told = tell(game, answers.slice(0, 120), "normal", true);
        watch(told);
        const longest = Math.max(...told.shown.map((scene) => scene.beats)) * BEATS.normal;
        expect(told.clock.time).toBeLessThanOrEqual(PATIENCE + longest);
        expect(told.shown.length).toBeGreaterThan(4);
        expect(told.director.missed.length + told.shown.length).toBeGreaterThanOrEqual(
            Math.min(120, scenesOf(game, answers.slice(0, 120)).filter((scene) => scene.beats > 0).length),
        );
    });
});

describe("the director", () => {
    const [first, second] = recorded("city").filter((answer) => answer.events[0]?.kind === "played");

    it("shows the table as it was before a scene, and as it became after it", () => {
        const told = tell("city", [first!, second!], "normal");
        expect(told.director.scene?.events[0]).toBe(first!.events[0]);
        expect(told.director.view).toBeNull();
        told.clock.tick();
        expect(told.ended).toEqual([first!.position]);
        expect(told.director.scene?.events[0]).toBe(second!.events[0]);
    });

    it("is held, goes on scene by scene, and is let go again", () => {
        const told = tell("city", [first!, second!], "normal");
        told.director.pause();
        expect(told.clock.tick()).toBe(false);
        told.director.step();
        expect(told.director.scene?.events[0]).toBe(second!.events[0]);
        expect(told.clock.tick()).toBe(false);
        told.director.goOn();
        expect(told.clock.tick()).toBe(true);
        expect(told.director.scene).toBeNull();
    });

    it("stays held where more is still on its way", () => {
        const told = tell("city", [], "normal");
        const perform = (answer: Answer) =>
            told.director.perform({
                scenes: scenesOf("city", [answer]),
                pressing: false,
                goesOn: answer === first,
                end: () => undefined,
            });
        perform(first!);
        told.director.pause();
        told.director.step();
        expect(told.director.scene).toBeNull();
        perform(second!);
        expect(told.director.scene?.events[0]).toBe(second!.events[0]);
        expect(told.clock.tick()).toBe(false);
        told.director.step();
        expect(told.director.paused).toBe(false);
    });

    it("waits at the end of a round until somebody goes on", () => {
        const round = recorded("city").find((answer) => answer.events.some((event) => event.kind === "award"))!;
        const told = tell("city", [round], "normal", true);
        watch(told, "leave");
        expect(told.director.scene?.kind).toBe("award");
        expect(told.clock.tick()).toBe(false);
        watch(told);
        expect(told.ended).toEqual([round.position]);
    });

    it("waits for a battle's verdict only where the one who looks had a part in it", () => {
        const over = (winner: number, loser: number): Answer => ({
            position: 1,
            version: 1,
            events: [{ kind: "battle over", winner, loser, attack: 3, defence: 2 }],
            before: null,
            view: viewAt(1),
        });
        const waits = (answer: Answer) => scenesOf("city", [answer])[0]?.waits;
        expect([waits(over(VIEWER, 2)), waits(over(1, VIEWER)), waits(over(1, 2))]).toEqual([true, true, false]);
    });
});
