/** Sounds are few, short and soft, begin and end in silence, and are heard only by readers who asked for them. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { hear } from "../src/lib/talk/hearing";
import { sound, type Sound, SOUNDS } from "../src/lib/talk/sounds";

const SILENCE = 0.001;
const LONGEST = 1.5;
const LOUDEST = 0.35;
/** A rise that takes less than this is heard as a click. */
const SOFTEST_RISE = 0.004;

/** A loudness over time: where it is set, and where it goes from there. */
interface Course {
    at: number;
    loud: number;
}

class Parameter {
    course: Course[] = [];
    value = 0;
    setValueAtTime(loud: number, at: number): void {
        this.course.push({ at, loud });
    }
    exponentialRampToValueAtTime(loud: number, at: number): void {
        // A curve of this kind can neither begin nor end at nothing.
        expect(loud).toBeGreaterThan(0);
        expect(this.course.length).toBeGreaterThan(0);
        this.course.push({ at, loud });
    }
}

class Node {
    readonly into: unknown[] = [];
    connect<To>(to: To): To {
        this.into.push(to);
        return to;
    }
}

class Source extends Node {
    readonly frequency = new Parameter();
    begun = NaN;
    ended = NaN;
    type = "";
    buffer: { length: number; rate: number } | null = null;
    start(at: number): void {
        this.begun = at;
    }
    stop(at: number): void {
        this.ended = at;
    }
}

class Heard {
    static last: Heard | null = null;
    readonly currentTime = 5;
    readonly sampleRate = 8000;
    readonly destination = new Node();
    readonly volumes: { gain: Parameter }[] = [];
    readonly sources: Source[] = [];
    constructor() {
        Heard.last = this;
    }
    resume(): Promise<void> {
        return Promise.resolve();
    }
    createGain(): Node & { gain: Parameter } {
        const made = Object.assign(new Node(), { gain: new Parameter() });
        this.volumes.push(made);
        return made;
    }
    createOscillator(): Source {
        return this.keep(new Source());
    }
    createBufferSource(): Source {
        return this.keep(new Source());
    }
    createBiquadFilter(): Node & { type: string; frequency: Parameter } {
        return Object.assign(new Node(), { type: "", frequency: new Parameter() });
    }
    createBuffer(_channels: number, length: number, rate: number) {
        return { length, rate, getChannelData: () => new Float32Array(length) };
    }
    private keep(source: Source): Source {
        this.sources.push(source);
        return source;
    }
}

function listen(which: Sound): Heard {
    vi.stubGlobal("AudioContext", Heard);
    if (Heard.last) {
        Heard.last.volumes.length = 0;
        Heard.last.sources.length = 0;
    }
    sound(which);
    return Heard.last!;
}

/** How loud a course is at a moment. */
function loudnessAt(course: Course[], time: number): number {
    const next = course.findIndex(({ at }) => at > time);
    if (next === 0) return 0;
    if (next < 0) return 0;
    const [from, to] = [course[next - 1]!, course[next]!];
    return from.loud * (to.loud / from.loud) ** ((time - from.at) / (to.at - from.at));
}

afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
    it.each(Object.keys(SOUNDS) as Sound[])("%s is short and soft, and begins and ends in silence", (which) => {
        const { sources, volumes, currentTime } = listen(which);
        expect(sources.length).toBe(volumes.length);
        expect(sources.length).toBeGreaterThan(0);
        for (const [place, source] of sources.entries()) {
            const { course } = volumes[place]!.gain;
            const [first, loudest, last] = course as [Course, Course, Course];
            expect(course).toHaveLength(3);
            expect(first.loud).toBeLessThan(SILENCE);
            expect(last.loud).toBeLessThan(SILENCE);
            expect(loudest.at - first.at).toBeGreaterThan(SOFTEST_RISE);
            expect(source.begun).toBeCloseTo(first.at);
            expect(source.ended).toBeCloseTo(last.at);
            expect(source.begun).toBeGreaterThanOrEqual(currentTime);
            expect(source.ended - currentTime).toBeLessThan(LONGEST);
            if (source.buffer)
                expect(source.buffer.length / source.buffer.rate).toBeGreaterThanOrEqual(source.ended - source.begun);
        }
        for (let time = currentTime; time < currentTime + LONGEST; time += 0.005) {
            const together = volumes.reduce((sum, { gain }) => sum + loudnessAt(gain.course, time), 0);
            expect(together).toBeLessThan(LOUDEST);
        }
    });

    it("is off until somebody asks for it", async () => {
        vi.stubGlobal("AudioContext", Heard);
        expect(settings.sound).toBe(false);
        const before = Heard.last?.sources.length ?? 0;
        hear("turn");
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(Heard.last?.sources.length ?? 0).toBe(before);
    });

    it("does without where a browser has none", () => {
        vi.stubGlobal("AudioContext", undefined);
        expect(() => sound("turn")).not.toThrow();
    });
});
