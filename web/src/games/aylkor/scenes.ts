/** How Remnants of Aylkor is performed. */

import type { Script } from "../../lib/story/cutting";
import type { AylkorTold } from "./declared";

const FROM_TO = { kind: "space", from: "start", to: "end" };

export const SCRIPT: Script<AylkorTold> = {
    // Setting up
    "order-die": { beats: 0 },
    hero: { picture: "card", beats: 0.9, own: 0 },
    corner: { beats: 0.5, own: 0.3 },
    // Rounds and turns
    round: { picture: "ribbon", beats: 0.8 },
    turn: { picture: "ribbon", beats: 0.7, own: 0 },
    income: { beats: 0 },
    drew: { beats: 0 },
    event: { line: "own", sound: "alarm", picture: "event", beats: 2.4 },
    // Cards and units
    built: { sound: "piece", settles: true, picture: "card", beats: 1.2, own: 0.3 },
    played: { sound: "card", picture: "card", beats: 1.6, own: 0 },
    used: { picture: "card", beats: 1, own: 0 },
    moved: { sound: "piece", settles: true, beats: 0.7, own: 0.4, way: FROM_TO },
    // Fighting: strike, number, strike back, fall
    attacked: { sound: "hit", picture: "fight", beats: 1.1, way: FROM_TO, touches: { owner: "bad" } },
    "struck-back": { sound: "hit", picture: "fight", beats: 1, way: FROM_TO },
    hurt: { picture: "fight", beats: 0.9, together: "each", joins: true, touches: { owner: "bad" } },
    fell: { sound: "hit", picture: "fight", beats: 1, touches: { owner: "bad" } },
    healed: { picture: "fight", beats: 0.7, together: "each", joins: true, touches: { owner: "good" } },
    rewarded: { sound: "coin", beats: 0 },
    captured: { picture: "card", beats: 1.2 },
    out: { line: "own", sound: "hit", picture: "out", beats: 2.5, waits: "always", touches: { seat: "bad" } },
    over: { line: "own", sound: "end", beats: 0.5 },
    // Effects and resources
    strengthened: { together: "each", joins: true, beats: 0.8 },
    readied: { beats: 0.4 },
    gathered: { sound: "coin", beats: 0.6, own: 0.4 },
    rolled: { together: "each", joins: true, beats: 0.4 },
    "rolled-again": { beats: 0 },
    gained: { beats: 0.6, own: 0 },
    stole: { sound: "coin", picture: "turn", beats: 1, touches: { other: "bad" } },
};
