/** Where things lie on the map: caves as the pack places them, tracks beside each other, market panels where there is room. */

import type { LionsgateCave, LionsgateKinds } from "../printed";

export const RADIUS = 34;
export const SQUARE = 29;
export const HEAD = 29;
/** Of all that is read on the map, so that it can be on a phone too. */
export const TYPE = 27;
const TRACK = 8;
const MARGIN = 12;
/** How far from the difficulty of a tunnel its bandits wait. */
const BESIDE = 29;
/** How wide a letter of a cave's name is, on the average. */
export const LETTER = 12.2;

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

/** How far along a tunnel from its middle boxcars stand: beside its difficulty, where they hide the least. */
export function besideSign(kinds: LionsgateKinds, tunnel: number): number {
    const { x, y, from, to } = rail(kinds, tunnel);
    const sheet = sheetOf(kinds);
    const sign = sheet.signs[tunnel]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const along = (sign.x - x) * way.x + (sign.y - y) * way.y;
    const printed = [...sheet.full, ...kinds.cave.flatMap((cave) => [square(place(cave), RADIUS), ...marksAt(cave)])];
    const hidden = (off: number) => {
        const car = square({ x: x + way.x * (along + off), y: y + way.y * (along + off) }, 16);
        return printed.reduce((sum, box) => sum + shared(car, box), Math.abs(off));
    };
    return along + [38, -38, 56, -56, 76, -76].reduce((best, now) => (hidden(now) < hidden(best) ? now : best));
}

export function panelSize(kinds: LionsgateKinds, cave: LionsgateCave): { width: number; height: number } {
    const longest = Math.max(...cave.markets.map((market) => kinds.market[market]?.squares.length ?? 0), 3);
    return { width: 46 + longest * SQUARE + 2, height: HEAD + cave.markets.length * SQUARE + 2 };
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
    return { x: x - 55, y: y + RADIUS, width: 110, height: 36 };
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
    /** Where its bandits wait: on the right of that, or on the left where a panel would hide them. */
    tokens: Point[];
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
    const height = Math.max(...points.map((point) => point.y)) + 98 - top;
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
    const taken: Box[] = points.map(({ x, y }) => ({ x: x - 54, y: y - 54, width: 108, height: 94 }));
    // Below them stand boxcars in towns; elsewhere names, which can stand beside them too.
    const below = points.map(({ x, y }, cave) => ({
        ...{ x: x - 60, y: y + 40, width: 120 },
        height: kinds.cave[cave]!.kind === "town" ? 12 : 28,
    }));
    const panels = new Map<number, Box>();
    for (const [number, cave] of kinds.cave.entries()) {
        if (cave.markets.length === 0) continue;
        const box = bestBox(points[number]!, panelSize(kinds, cave), inside, rails, taken, below);
        panels.set(number, box);
        taken.push(box);
    }
    const full = [...panels.values(), ...[...panels.keys()].map((town) => goodsBelow(points[town]!))];
    const signs = kinds.tunnel.map((_, tunnel) => {
        const { from, to } = rail(kinds, tunnel);
        const along = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
        // Nothing is worse than a panel; below a cave that is no town lies its name, and its goods below that.
        const hiding: [number, Box[]][] = [
            [3, [...panels.values()]],
            [2, kinds.cave.flatMap(marksAt)],
            [3, points.map((point) => square(point, RADIUS))],
            [
                0.2,
                points.map((point, cave) => ({
                    ...goodsBelow(point),
                    height: kinds.cave[cave]!.kind === "town" ? 36 : 68,
                })),
            ],
        ];
        const hidden = (share: number) =>
            hiding.reduce(
                (sum, [weight, boxes]) =>
                    boxes.reduce((found, box) => found + weight * shared(square(along(share), 19), box), sum),
                200 * Math.abs(share - 0.5),
            );
        const shares = Array.from({ length: 25 }, (_, step) => 0.5 + (step - 12) * 0.03);
        return along(shares.reduce((best, now) => (hidden(now) < hidden(best) ? now : best)));
    });
    const tokens = kinds.tunnel.map((_, tunnel) => {
        const { across } = rail(kinds, tunnel);
        const { x, y } = signs[tunnel]!;
        const right = across.x >= 0 ? BESIDE : -BESIDE;
        const sides = [right, -right].map((off) => ({ x: x + across.x * off, y: y + across.y * off }));
        return sides.find((point) => !full.some((box) => covers(box, point, 14))) ?? sides[0]!;
    });
    const sheet = { left, top, width, height, panels, full, signs, tokens };
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
    below: Box[],
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
            for (const other of taken) cost += shared(box, other) / 2;
            for (const other of below) cost += shared(box, other) / 5;
            cost += box.width * box.height - shared(box, inside);
            if (cost >= least) continue;
            for (const point of near) if (covers(box, point, point.margin)) cost += point.weight;
            if (cost < least) [best, least] = [box, cost];
        }
    }
    return best!;
}

// ---------------------------------------------------------------------- what caves are called

export interface Label extends Point {
    /** A long name has two. */
    lines: string[];
    width: number;
    height: number;
    /** It stands below its cave, where goods would lie. */
    below: boolean;
}

const LINE = 28;
const WIDEST = 205;
const ONE_LINE = 14;

function square({ x, y }: Point, half: number): Box {
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

/** What is printed on the sheet besides caves and their names: market panels, signs, and room for bandits. */
function printedOn(sheet: Sheet): Box[] {
    return [
        ...sheet.full,
        ...sheet.signs.map((sign) => square(sign, 20)),
        ...sheet.tokens.map((token) => square(token, 14)),
    ];
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
        const lines = linesOf(name);
        const longest = Math.max(...lines.map((line) => line.length));
        const width = Math.min(WIDEST, longest * LETTER + 12);
        const height = lines.length * LINE;
        const beside = RADIUS + width / 2 + 4;
        const places = [
            { x, y: y + RADIUS + 8 + height / 2, dislike: 0 },
            { x: x + beside, y: y + 1, dislike: 260 },
            { x: x - beside, y: y + 1, dislike: 260 },
            { x, y: y - RADIUS - 20 - height / 2, dislike: 300 },
        ].map(({ dislike, ...at }) => {
            const box = { x: at.x - width / 2, y: at.y - height / 2, width, height };
            const hidden = [...taken, ...caves.filter((_, other) => other !== number)];
            const covered = hidden.reduce((sum, other) => sum + shared(box, other), 0);
            const outside = width * height - shared(box, inside);
            return { at, box, cost: dislike + 2 * covered + 5 * outside };
        });
        const best = places.reduce((one, other) => (other.cost < one.cost ? other : one));
        taken.push(best.box);
        return { ...best.at, lines, width, height, below: best === places[0] };
    });
}

/** A long name is broken where its halves are most alike. */
function linesOf(name: string): string[] {
    const words = name.split(" ");
    if (name.length <= ONE_LINE || words.length === 1) return [name];
    const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
    const longer = ([one, other]: string[]) => Math.max(one!.length, other!.length);
    return breaks.reduce((best, now) => (longer(now) < longer(best) ? now : best));
}

/** What is marked at the upper edge of a cave: what it gives and the tools that count, or its shares. */
function marksAt(cave: LionsgateCave): Box[] {
    const { x, y } = place(cave);
    const gives = cave.kind === "mine" || cave.kind === "factory";
    const tools = cave.tools.length;
    return [
        ...(gives ? [{ x: x - 50, y: y - 44, width: 42, height: 32 }] : []),
        ...(tools > 0 ? [{ x: x + 8, y: y - 50, width: 26 * tools, height: 26 }] : []),
        ...cave.circles.map((_, at) => square({ x: x + shareAcross(cave, at), y: y - RADIUS + 3 }, 19)),
    ];
}

/** How far from the middle of its town a share lies. */
export function shareAcross(cave: LionsgateCave, at: number): number {
    return (at - (cave.circles.length - 1) / 2) * 52;
}

/** How much room a kind of goods takes that lies in a cave. */
export const CHIP = 73;
const CHIP_HEIGHT = 36;

/** The middle of the row of goods in each cave, so many kinds in each: below, above or beside it, wherever it hides the least. */
export function goodsPlaces(kinds: LionsgateKinds, labels: (Label | null)[], lying: number[]): Point[] {
    const hidden = printedOn(sheetOf(kinds));
    for (const label of labels) {
        if (label)
            hidden.push({
                x: label.x - label.width / 2,
                y: label.y - label.height / 2,
                width: label.width,
                height: label.height,
            });
    }
    hidden.push(...kinds.cave.flatMap(marksAt));
    return kinds.cave.map((cave, number) => {
        const { x, y } = place(cave);
        const width = (lying[number] ?? 0) * CHIP;
        const beside = RADIUS + width / 2 + 6;
        const label = labels[number];
        const places = [
            { x, y: y + RADIUS + 18 + (label?.below ? label.height : 0) },
            { x, y: y - RADIUS - 18 },
            { x, y: y - RADIUS - 36 },
            { x: x + beside, y: y + 12 },
            { x: x - beside, y: y + 12 },
        ];
        const covered = ({ x, y }: Point): number => {
            const row = { x: x - width / 2, y: y - CHIP_HEIGHT / 2, width, height: CHIP_HEIGHT };
            return hidden.reduce((sum, other) => sum + shared(row, other), 0);
        };
        return places.reduce((one, other) => (covered(other) < covered(one) ? other : one));
    });
}
