/** Where things lie on the drawn city: a space is 100 units wide, A1 begins at the origin. */

import { figuresOn, NOBODY, type CityState, SPACES, spacesOf, tokensOn, WIDTH } from "./city";

export interface Point {
    x: number;
    y: number;
}

export const left = (space: number) => (space % WIDTH) * 100;
export const top = (space: number) => Math.floor(space / WIDTH) * 100;

/** Where a single figure stands on a space. */
export function standOn(space: number): Point {
    return { x: left(space) + 50, y: top(space) + 58 };
}

/** Where a gate stands outside the board, for the entry space of a gang. */
export function gateOf(space: number): Point & { turn: number } {
    const [column, row] = [space % WIDTH, Math.floor(space / WIDTH)];
    if (row === 0) return { x: left(space) + 50, y: -2, turn: 90 };
    if (row === WIDTH - 1) return { x: left(space) + 50, y: 702, turn: -90 };
    if (column === 0) return { x: -2, y: top(space) + 50, turn: 0 };
    return { x: 702, y: top(space) + 50, turn: 180 };
}

/** The line around spaces that belong together, drawn so far inside their edge; an SVG path. */
export function contour(spaces: number[], inset: number): string {
    const inside = new Set(spaces);
    const has = (column: number, row: number) =>
        column >= 0 && column < WIDTH && row >= 0 && row < WIDTH && inside.has(row * WIDTH + column);
    /** How far a side goes on towards a neighbour: to a corner, straight on, or into a nook. */
    const end = (neighbour: boolean, beyond: boolean) => (neighbour ? (beyond ? -inset : 0) : inset);
    const lines: string[] = [];
    for (const space of spaces) {
        const [c, r] = [space % WIDTH, Math.floor(space / WIDTH)];
        const [x, y] = [left(space), top(space)];
        for (const side of [-1, 1]) {
            const edge = side < 0 ? inset : 100 - inset;
            if (!has(c, r + side)) {
                const from = end(has(c - 1, r), has(c - 1, r + side));
                const to = end(has(c + 1, r), has(c + 1, r + side));
                lines.push(`M${x + from} ${y + edge}H${x + 100 - to}`);
            }
            if (!has(c + side, r)) {
                const from = end(has(c, r - 1), has(c + side, r - 1));
                const to = end(has(c, r + 1), has(c + side, r + 1));
                lines.push(`M${x + edge} ${y + from}V${y + 100 - to}`);
            }
        }
    }
    return lines.join("");
}

/** A tile's name lies along its longest row, or up its longest column. */
export interface Nameplate {
    /** The first space of the run, the upper or left one. */
    first: number;
    length: number;
    upright: boolean;
}

export function nameplateOf(spaces: number[]): Nameplate {
    const inside = new Set(spaces);
    const run = (space: number, step: number) => {
        let length = 1;
        let at = space;
        while (inside.has(at + step) && (step !== 1 || (at + 1) % WIDTH !== 0)) {
            at += step;
            length += 1;
        }
        return length;
    };
    let best: Nameplate = { first: spaces[0]!, length: 1, upright: false };
    for (const upright of [false, true]) {
        for (const first of spaces) {
            const length = run(first, upright ? WIDTH : 1);
            if (length > best.length && (!upright || best.length === 1)) best = { first, length, upright };
        }
    }
    return best;
}

/** The spaces whose left edge is taken by the name of a tile. */
export function besideNames(city: CityState): Set<number> {
    const found = city.tile_spaces.flatMap((mask) => {
        const { first, length, upright } = nameplateOf(spacesOf(mask));
        return upright ? Array.from({ length }, (_, step) => first + step * WIDTH) : [];
    });
    return new Set(found);
}

/** A figure or a YCU token on the board. */
export interface Piece extends Point {
    key: string;
    seat: number;
    token: number;
    r: number;
}

const PLACES: [number, number][][] = [
    [[50, 58]],
    [
        [31, 58],
        [69, 58],
    ],
    [
        [31, 42],
        [69, 42],
        [50, 75],
    ],
    [
        [31, 41],
        [69, 41],
        [31, 76],
        [69, 76],
    ],
    [
        [28, 39],
        [72, 39],
        [50, 58],
        [28, 79],
        [72, 79],
    ],
    [
        [28, 36],
        [72, 36],
        [28, 59],
        [72, 59],
        [28, 82],
        [72, 82],
    ],
];
const RADII = [22, 18, 16, 15, 13, 12];

export function piecesOf(city: CityState): Piece[] {
    const found: Piece[] = [];
    const upright = besideNames(city);
    for (let space = 0; space < SPACES; space += 1) {
        const here: [number, number][] = [];
        for (let seat = 0; seat < city.players; seat += 1) {
            for (let count = figuresOn(city, seat, space); count > 0; count -= 1) here.push([seat, NOBODY]);
        }
        for (const token of tokensOn(city, space)) here.push([NOBODY, token]);
        const crowd = Math.min(here.length, PLACES.length) - 1;
        for (const [place, [seat, token]] of here.entries()) {
            const [dx, dy] = PLACES[crowd]![place % PLACES[crowd]!.length]!;
            const aside = upright.has(space) ? (100 - dx) * 0.18 : 0;
            const at = { x: left(space) + dx + aside, y: top(space) + dy };
            found.push({ key: `${space}.${place}`, seat, token, r: RADII[crowd]!, ...at });
        }
    }
    return found;
}
