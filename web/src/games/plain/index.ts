/** The client of a game that has none of its own: every choice is a button, the position a table of words. */

import type { Badge, GameClient } from "../contract";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";

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

export const client: GameClient = {
    Board,
    Market: Nothing,
    Mat: Nothing,
    badge: (_table, seat) => plainBadge(seat),
    facts: () => [],
    pips: () => null,
    hand: () => [],
    face: () => ({
        title: "",
        kind: "",
        icon: "cards",
        tint: "#999",
        corner: null,
        cornerLabel: "",
        price: null,
        values: [],
        lines: [],
    }),
    target: () => null,
    icon: () => null,
    name: () => null,
    entries: {},
    values: () => ({}),
    prompt: () => null,
    wording: () => null,
    scene: () => null,
    tells: () => true,
    ends: ["end"],
    tabOf: () => "board",
    progress: () => "",
};
