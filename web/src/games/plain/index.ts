/** The client of a game that has none of its own: every choice is a button, the position a table of what is declared. */

import { BLANK } from "../../lib/board/faces";
import type { Table } from "../../lib/table.svelte";
import type { Badge, Fact, GameClient, View } from "../contract";
import Board from "./Board.svelte";
import { fieldsOf, labelOf, valueIn } from "./fields";

const BADGES: Badge[] = [
    { colour: "#f0c040", shape: "circle", letter: "A" },
    { colour: "#ee6a60", shape: "square", letter: "B" },
    { colour: "#6aa5f5", shape: "diamond", letter: "C" },
    { colour: "#55c492", shape: "hexagon", letter: "D" },
    { colour: "#c08cf0", shape: "triangle", letter: "E" },
    { colour: "#e99a4c", shape: "shield", letter: "F" },
];

export function plainBadge(seat: number): Badge {
    return BADGES[seat % BADGES.length]!;
}

/** The numbers that every player has: points, money and the like. */
function facts(table: Table, view: View, seat: number): Fact[] {
    return fieldsOf(table, true).flatMap(([name, { kind, shape }]) => {
        const value = valueIn(view, name, seat);
        if (kind !== "number" || shape !== "by seat" || typeof value !== "number") return [];
        return [{ key: name, icon: null, label: labelOf(name), value, strip: true }];
    });
}

export const client: GameClient = {
    Board,
    Market: null,
    Mat: null,
    badge: (_table, seat) => plainBadge(seat),
    facts,
    pips: () => null,
    hand: () => [],
    face: () => BLANK,
    target: () => null,
    icon: () => null,
    name: () => null,
    entries: {},
    values: () => ({}),
    prompt: () => null,
    wording: () => "own",
    script: {},
    Stage: null,
    tells: () => true,
    ends: ["end"],
    verbs: {},
    plain: [],
    together: [],
    forfeits: () => false,
    reason: () => ({}),
    zoneOf: () => "board",
    moment: () => false,
    progress: () => "",
};
