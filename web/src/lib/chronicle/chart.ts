/** A line chart's geometry: where the values of all players lie in a picture of a given size. */

import type { Moment } from "../messages";

export interface Line {
    seat: number;
    /** The pieces of the line as SVG paths; where a value is hidden it is broken off. */
    path: string;
    /** The last point that is known, and how high the player's badge stands beside it. */
    end: { x: number; y: number; label: number } | null;
}

export interface Chart {
    lines: Line[];
    /** Values beside the horizontal lines. */
    ticks: { y: number; value: number }[];
    /** Where a round begins. */
    rounds: { x: number; round: number }[];
    x: (place: number) => number;
}

export interface Frame {
    width: number;
    height: number;
    left: number;
    right: number;
    top: number;
    bottom: number;
}

/** A step of 1, 2 or 5 times a power of ten that divides a span into about `parts`. */
export function roundStep(span: number, parts: number): number {
    const rough = Math.max(span / parts, 1);
    const power = 10 ** Math.floor(Math.log10(rough));
    const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
    return factor * power;
}

export function chartOf(moments: Moment[], measure: string, players: number, frame: Frame): Chart {
    const values = moments.map((moment) => moment.values[measure] ?? []);
    const known = values.flat().filter((value) => value !== null);
    const lowest = Math.min(0, ...known);
    const highest = Math.max(1, ...known);
    const step = roundStep(highest - lowest, 4);
    const [floor, ceiling] = [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step];
    const [inner, tall] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
    const x = (place: number) => frame.left + (inner * place) / Math.max(1, moments.length - 1);
    const y = (value: number) => frame.top + tall * (1 - (value - floor) / (ceiling - floor));

    const lines = Array.from({ length: players }, (_, seat): Line => {
        let path = "";
        let pen = false;
        let end: Line["end"] = null;
        for (const [place, row] of values.entries()) {
            const value = row[seat];
            if (value === null || value === undefined) {
                pen = false;
                continue;
            }
            end = { x: x(place), y: y(value), label: y(value) };
            path += `${pen ? "L" : "M"}${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
            pen = true;
        }
        return { seat, path, end };
    });
    spread(lines, frame);
    const ticks = [];
    for (let value = floor; value <= ceiling; value += step) ticks.push({ y: y(value), value });
    const rounds: Chart["rounds"] = [];
    for (const [place, { round }] of moments.entries())
        if (round !== null && round !== moments[place - 1]?.round) rounds.push({ x: x(place), round });
    const every = Math.ceil(rounds.length / 12);
    return { lines, ticks, rounds: rounds.filter((_, place) => place % every === 0), x };
}

const BADGE = 17;

/** Moves badges that would lie upon each other apart. */
function spread(lines: Line[], frame: Frame): void {
    const ends = lines.flatMap((line) => line.end ?? []).sort((one, other) => other.y - one.y);
    let lowest = frame.height - BADGE / 2;
    for (const end of ends) {
        end.label = Math.min(end.y, lowest);
        lowest = end.label - BADGE;
    }
}

/** The last moment of each round, which is enough for a table; all of them where rounds are not counted. */
export function lastOfRounds(moments: Moment[]): Moment[] {
    return moments.filter(
        (moment, place) => moment.round === null || moment.round !== (moments[place + 1]?.round ?? null),
    );
}
