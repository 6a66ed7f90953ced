/** Where things lie on the map: caves as the pack places them, tracks beside each other, market panels where there is room. */

import type { LionsgateCave, LionsgateKinds } from "../printed";

export const RADIUS = 34;
export const SQUARE = 25;
export const HEAD = 27;
const TRACK = 8;
const MARGIN = 12;
/** How wide a letter of a cave's name is, on the average. */
export const LETTER = 9.8;

export interface Point {
    x: number;
    y: number;
}

export interface Box extends Point {
    width: number;
    height: number;
}

export function place(cave: LionsgateCave): Point {
    return { x: cave.x, y: cave.y };
}

export interface Rail extends Point {
    from: Point;
    to: Point;
    /** Degrees. */
    angle: number;
    /** The unit vector across, to the right of whoever drives from `from` to `to`. */
    across: Point;
}

/** A tunnel from edge to edge of its caves; x and y are its middle. */
export function rail(kinds: LionsgateKinds, tunnel: number): Rail {
    const [one, other] = kinds.tunnel[tunnel]!.ends;
    const [from, to] = [place(kinds.cave[one]!), place(kinds.cave[other]!)];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    return {
        from,
        to,
        x: (from.x + to.x) / 2,
        y: (from.y + to.y) / 2,
        angle: (Math.atan2(along.y, along.x) * 180) / Math.PI,
        across: { x: -along.y, y: along.x },
    };
}

/** The middle of a track: track 2t leads along tunnel t, 2t + 1 back; one drives on the right. */
export function onTrack(kinds: LionsgateKinds, track: number, along = 0): Point {
    const { x, y, across, from, to } = rail(kinds, Math.floor(track / 2));
    const side = track % 2 === 0 ? 1 : -1;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return {
        x: x + across.x * TRACK * 1.35 * side + ((to.x - from.x) / length) * along,
        y: y + across.y * TRACK * 1.35 * side + ((to.y - from.y) / length) * along,
    };
}

/** One of the two lines of rails of a tunnel. */
export function trackLine(kinds: LionsgateKinds, tunnel: number, side: 1 | -1): [Point, Point] {
    const { from, to, across } = rail(kinds, tunnel);
    const off = { x: (across.x * TRACK * side) / 1.3, y: (across.y * TRACK * side) / 1.3 };
    return [
        { x: from.x + off.x, y: from.y + off.y },
        { x: to.x + off.x, y: to.y + off.y },
    ];
}

export function panelSize(kinds: LionsgateKinds, cave: LionsgateCave): { width: number; height: number } {
    const longest = Math.max(...cave.markets.map((market) => kinds.market[market]?.squares.length ?? 0), 3);
    return { width: 38 + longest * SQUARE + 4, height: HEAD + cave.markets.length * SQUARE + 4 };
}

function covers(box: Box, point: Point, by: number): boolean {
    return (
        point.x > box.x - by &&
        point.x < box.x + box.width + by &&
        point.y > box.y - by &&
        point.y < box.y + box.height + by
    );
}

function shared(one: Box, other: Box): number {
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return width > 0 && height > 0 ? width * height : 0;
}

/** Where goods lie in a town, two kinds beside each other. */
function goodsBelow({ x, y }: Point): Box {
    return { x: x - 49, y: y + RADIUS, width: 98, height: 34 };
}

export interface Sheet {
    width: number;
    height: number;
    left: number;
    top: number;
    panels: Map<number, Box>;
    /** Panels, and where goods lie in towns: what must be seen there would be hidden. */
    full: Box[];
    /** Where on each tunnel its difficulty stands: in the middle, or where neither a panel nor goods hide it. */
    signs: Point[];
}

const sheets = new WeakMap<LionsgateCave[], Sheet>();

/** The whole sheet; each town's markets lie where they cover the fewest rails and caves. */
export function sheetOf(kinds: LionsgateKinds): Sheet {
    const known = sheets.get(kinds.cave);
    if (known) return known;
    const points = kinds.cave.map(place);
    const left = Math.min(...points.map((point) => point.x)) - 90;
    const top = Math.min(...points.map((point) => point.y)) - 48;
    const width = Math.max(...points.map((point) => point.x)) + 90 - left;
    const height = Math.max(...points.map((point) => point.y)) + 92 - top;
    const inside: Box = { x: left, y: top, width, height };
    const rails = kinds.tunnel.flatMap((_, tunnel) => {
        const { from, to } = rail(kinds, tunnel);
        return Array.from({ length: 25 }, (_, step) => ({
            x: from.x + ((to.x - from.x) * step) / 24,
            y: from.y + ((to.y - from.y) * step) / 24,
            // In the middle stands the difficulty, which must be seen.
            ...(Math.abs(step - 12) < 2 ? { weight: 60, margin: 2.3 * MARGIN } : { weight: 12, margin: MARGIN }),
        }));
    });
    const taken: Box[] = kinds.cave.map((cave, number) => {
        const named = cave.kind !== "town";
        const { x, y } = points[number]!;
        const half = named ? 74 : RADIUS + 6;
        return { x: x - half, y: y - RADIUS - 6, width: 2 * half, height: 2 * RADIUS + (named ? 50 : 28) };
    });
    const panels = new Map<number, Box>();
    for (const [number, cave] of kinds.cave.entries()) {
        if (cave.markets.length === 0) continue;
        const box = bestBox(
            points[number]!,
            panelSize(kinds, cave),
            inside,
            rails,
            taken.map((other, at) => (at === number ? goodsBelow(points[number]!) : other)),
        );
        panels.set(number, box);
        taken.push(box);
    }
    const full = [...panels.values(), ...[...panels.keys()].map((town) => goodsBelow(points[town]!))];
    const signs = kinds.tunnel.map((_, tunnel) => {
        const { from, to } = rail(kinds, tunnel);
        const along = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
        // Below a cave that is no town lies its name, and its goods below that.
        const hiding = [...full, ...points.map((point) => ({ ...goodsBelow(point), height: 68 }))];
        const seen = (point: Point) => !hiding.some((box) => covers(box, point, 12));
        return [0.5, 0.4, 0.6, 0.32, 0.68, 0.24, 0.76, 0.2, 0.8, 0.16, 0.84].map(along).find(seen) ?? along(0.5);
    });
    const sheet = { left, top, width, height, panels, full, signs };
    sheets.set(kinds.cave, sheet);
    return sheet;
}

/** The place near a cave where a box covers least; of equal ones the nearest. */
function bestBox(
    around: Point,
    size: { width: number; height: number },
    inside: Box,
    rails: (Point & { weight: number; margin: number })[],
    taken: Box[],
): Box {
    const near = rails.filter((point) => Math.hypot(point.x - around.x, point.y - around.y) < 420);
    const off = { x: size.width / 2 + RADIUS, y: size.height / 2 + RADIUS };
    let best: Box | null = null;
    let least = Infinity;
    for (let across = -off.x - 64; across <= off.x + 64; across += 12) {
        for (let down = -off.y - 64; down <= off.y + 64; down += 12) {
            if (Math.abs(across) < off.x && Math.abs(down) < off.y) continue;
            const box = { x: around.x + across - size.width / 2, y: around.y + down - size.height / 2, ...size };
            let cost = Math.hypot(across, down) / 6;
            for (const other of taken) cost += shared(box, other) / 5;
            cost += (box.width * box.height - shared(box, inside)) / 5;
            if (cost >= least) continue;
            for (const point of near) if (covers(box, point, point.margin)) cost += point.weight;
            if (cost < least) [best, least] = [box, cost];
        }
    }
    return best!;
}

// ---------------------------------------------------------------------- what caves are called

export interface Label extends Point {
    name: string;
    width: number;
    /** It stands below its cave, where goods would lie. */
    below: boolean;
}

const LABEL_HEIGHT = 26;
const WIDEST = 190;

function square({ x, y }: Point, half: number): Box {
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

/** What is printed on the sheet besides caves and their names: market panels and signs. */
function printedOn(sheet: Sheet): Box[] {
    return [...sheet.full, ...sheet.signs.map((sign) => square(sign, 17))];
}

/** Each cave's name below, above or beside it: wherever it hides the least. An empty name gets no label. */
export function labelsOf(kinds: LionsgateKinds, names: string[]): (Label | null)[] {
    const sheet = sheetOf(kinds);
    const inside: Box = { x: sheet.left, y: sheet.top, width: sheet.width, height: sheet.height };
    const taken = printedOn(sheet);
    const caves = kinds.cave.map((cave) => square(place(cave), RADIUS + 4));
    return kinds.cave.map((cave, number) => {
        const name = names[number] ?? "";
        if (!name) return null;
        const { x, y } = place(cave);
        const width = Math.min(WIDEST, name.length * LETTER + 12);
        const beside = RADIUS + width / 2 + 4;
        const places = [
            { x, y: y + RADIUS + 23, dislike: 0 },
            { x: x + beside, y: y + 1, dislike: 260 },
            { x: x - beside, y: y + 1, dislike: 260 },
            { x, y: y - RADIUS - 33, dislike: 300 },
        ].map(({ dislike, ...at }) => {
            const box = { x: at.x - width / 2, y: at.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
            const hidden = [...taken, ...caves.filter((_, other) => other !== number)];
            const covered = hidden.reduce((sum, other) => sum + shared(box, other), 0);
            const outside = width * LABEL_HEIGHT - shared(box, inside);
            return { at, box, cost: dislike + covered + 5 * outside };
        });
        const best = places.reduce((one, other) => (other.cost < one.cost ? other : one));
        taken.push(best.box);
        return { ...best.at, name, width, below: best === places[0] };
    });
}

/** How much room a kind of goods takes that lies in a cave. */
export const CHIP = 49;
const CHIP_HEIGHT = 34;

/** The middle of the row of goods in each cave, so many kinds in each: below, above or beside it, wherever it hides the least. */
export function goodsPlaces(kinds: LionsgateKinds, labels: (Label | null)[], lying: number[]): Point[] {
    const hidden = printedOn(sheetOf(kinds));
    for (const label of labels) {
        if (label)
            hidden.push({ x: label.x - label.width / 2, y: label.y - 13, width: label.width, height: LABEL_HEIGHT });
    }
    return kinds.cave.map((cave, number) => {
        const { x, y } = place(cave);
        const width = (lying[number] ?? 0) * CHIP;
        const beside = RADIUS + width / 2 + 6;
        const places = [
            { x, y: y + RADIUS + (labels[number]?.below ? 45 : 18) },
            { x, y: y - RADIUS - 18 },
            { x: x + beside, y },
            { x: x - beside, y },
        ];
        const covered = ({ x, y }: Point): number => {
            const row = { x: x - width / 2, y: y - CHIP_HEIGHT / 2, width, height: CHIP_HEIGHT };
            return hidden.reduce((sum, other) => sum + shared(row, other), 0);
        };
        return places.reduce((one, other) => (covered(other) < covered(one) ? other : one));
    });
}
