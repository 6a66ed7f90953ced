/** Where engines and boxcars stand on the map. */

import type { LionsgateState } from "../declared";
import type { LionsgateKinds } from "../printed";
import { has } from "../lionsgate";
import { besideSign, onTrack, place, type Point, RADIUS, rail } from "./map";

export interface Engine extends Point {
    seat: number;
    r: number;
    derailed: boolean;
}

/** So many engines in one cave: how far each stands from its middle, and how large it is. */
const ABREAST: [number, number, number][][] = [
    [[0, 0, 22]],
    [
        [-15, 0, 16],
        [15, 0, 16],
    ],
    [
        [-15, -10, 15],
        [15, -10, 15],
        [0, 16, 15],
    ],
    [
        [-14, -14, 14],
        [14, -14, 14],
        [-14, 14, 14],
        [14, 14, 14],
    ],
];

export function enginesOf(kinds: LionsgateKinds, state: LionsgateState): Engine[] {
    return kinds.cave.flatMap((cave, number) => {
        const here = state.engine.flatMap((where, seat) => (where === number ? [seat] : []));
        const { x, y } = place(cave);
        return here.map((seat, at) => {
            const [across, down, r] = ABREAST[Math.min(here.length, 4) - 1]![at % 4]!;
            return { seat, x: x + across, y: y + down, r, derailed: has(state.derailed, seat) };
        });
    });
}

export interface Car extends Point {
    seat: number;
    car: number;
    angle: number;
    goods: number[];
}

const COUPLED = 37;
const ROW = 130;

/** The boxcars in play: in tunnels on their track, in caves in a row below. */
export function carsOnMap(kinds: LionsgateKinds, state: LionsgateState, boxes: number): Car[] {
    const total = new Map<number, number>();
    for (const where of state.cars.flat()) total.set(where, (total.get(where) ?? 0) + 1);
    const placed = new Map<number, number>();
    return state.cars.flatMap((train, seat) =>
        train.map((where, car) => {
            const goods = (state.mat[seat] ?? []).slice(car * boxes, (car + 1) * boxes);
            const [before, all] = [placed.get(where) ?? 0, total.get(where) ?? 1];
            placed.set(where, before + 1);
            const off = (before - (all - 1) / 2) * Math.min(COUPLED, ROW / all);
            const cave = kinds.cave[where];
            if (cave) {
                const { x, y } = place(cave);
                return { seat, car, x: x + off, y: y + RADIUS + 1, angle: 0, goods };
            }
            const track = where - kinds.cave.length;
            const { angle } = rail(kinds, Math.floor(track / 2));
            const upright = angle > 90 || angle < -90 ? angle + 180 : angle;
            return {
                seat,
                car,
                ...onTrack(kinds, track, besideSign(kinds, Math.floor(track / 2)) + off),
                angle: upright,
                goods,
            };
        }),
    );
}
