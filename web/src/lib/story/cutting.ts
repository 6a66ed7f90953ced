/**
 * Cutting: what happened becomes scenes, in order, none left out.
 *
 * Each game says as data (its script) how its events are performed. An event that has no picture of its own goes with
 * the scene it belongs to, so that all the events of all scenes are the events that came in.
 */

import type { Happening, View } from "../../games/contract";
import type { Sound } from "../talk/sounds";

/** How an event is performed. */
export interface Cut {
    /** The picture the game's stage draws; none where the board itself shows it, or where it goes with another scene. */
    picture?: string;
    /** How long it is held, in beats; 0: it is part of what came just before it. */
    beats: number;
    /** The same for whoever does it and has just clicked it; as long as for others where nothing is said. */
    own?: number;
    /** Fields that name the places a piece comes from and goes to. */
    way?: { kind: string; from: string; to: string };
    /** With it the table is as it will be after the whole answer: what follows are only its consequences. */
    settles?: true;
    /** It stays until somebody goes on: always, or where the one who looks has a part in it. */
    waits?: "always" | "involved";
    /** In the log several in a row are one sentence: their numbers added up, or each of them listed. */
    together?: "sum" | "each";
    /** Several in a row happen at the same moment: one scene shows all of them. */
    joins?: true;
    /** They are one sentence whoever does them: all players are listed. */
    everybody?: true;
    /** In the log it has a line of its own, or one with which a passage of several lines begins or ends. */
    line?: "own" | "begins" | "ends";
    /** What is heard with it. */
    sound?: Sound;
    /** Fields with seats to whom it happens, and whether it is welcome: told in "since your last turn". */
    touches?: Record<string, "good" | "bad" | "news">;
}

/** By the kind of the event: each that is declared, and no other. */
export type Script<Told extends string = string> = Record<Told, Cut>;

/** One answer: what it brought about, and the table as it stood after it. */
export interface Answer {
    position: number;
    version: number;
    events: Happening[];
    /** The table before it; null where nobody knows it. */
    before: View | null;
    /** The table after it; null where nobody knows it: then the table stays as it was. */
    view: View | null;
}

export interface Scene {
    kind: string;
    picture: string | null;
    beats: number;
    waits: boolean;
    /** Whose doing it is. */
    seat: number | null;
    way: { from: string; to: string } | null;
    /** The one it is about comes first; those that go with it follow. */
    events: Happening[];
    position: number;
    /** The table before the answer that it is part of. */
    before: View | null;
    /** The table after it; null while the answer it belongs to is still being told. */
    after: View | null;
    /** The whole answer that it is part of. */
    answer: Answer;
}

/** What is neither in the script nor worth a line. */
const SILENT: Cut = { beats: 0 };
/** What the script does not know, but the log tells. */
const TOLD: Cut = { beats: 1 };

function seatIn(event: Happening): number | null {
    const seat = event["seat"];
    return typeof seat === "number" ? seat : null;
}

/** Everybody who has a part in an event. */
export function involved(event: Happening, cut: Cut): number[] {
    const fields = ["seat", ...Object.keys(cut.touches ?? {})];
    return fields.flatMap((field) => (typeof event[field] === "number" ? [event[field] as number] : []));
}

function sceneOf(event: Happening, cut: Cut, answer: Answer, viewer: number | null): Scene {
    const seat = seatIn(event);
    const own = viewer !== null && seat === viewer;
    const part = viewer !== null && involved(event, cut).includes(viewer);
    return {
        kind: event.kind,
        picture: cut.picture ?? null,
        beats: own ? (cut.own ?? cut.beats) : cut.beats,
        waits: cut.waits === "always" || (cut.waits === "involved" && part),
        seat,
        way: cut.way
            ? {
                  from: `${cut.way.kind}:${String(event[cut.way.from])}`,
                  to: `${cut.way.kind}:${String(event[cut.way.to])}`,
              }
            : null,
        events: [event],
        position: answer.position,
        before: answer.before,
        after: null,
        answer,
    };
}

/** The scenes of some answers, as one seat sees them; `tells` says whether the log has a line for an event. */
export function cut(
    answers: Answer[],
    script: Script,
    viewer: number | null,
    tells: (event: Happening) => boolean,
): Scene[] {
    const scenes: Scene[] = [];
    for (const answer of answers) {
        const own: Scene[] = [];
        let silent: Happening[] = [];
        for (const event of answer.events) {
            const how = script[event.kind] ?? (tells(event) ? TOLD : SILENT);
            const last = own.at(-1);
            if (how.joins && last?.kind === event.kind) last.events.push(event);
            else if (how.beats > 0) {
                const scene = sceneOf(event, how, answer, viewer);
                scene.events.push(...silent);
                if (how.settles) scene.after = answer.view;
                own.push(scene);
                silent = [];
            } else if (last) last.events.push(event);
            else silent.push(event);
        }
        if (own.length === 0) own.push(still(answer, silent));
        own.at(-1)!.after = answer.view;
        scenes.push(...own);
    }
    return scenes;
}

/** An answer that needs no performance: the table after it is shown, nothing more. */
function still(answer: Answer, events: Happening[]): Scene {
    const { position, before, view } = answer;
    return {
        kind: "",
        picture: null,
        beats: 0,
        waits: false,
        seat: null,
        way: null,
        events,
        position,
        before,
        after: view,
        answer,
    };
}
