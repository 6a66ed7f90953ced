/** How Return to Lionsgate City is performed. */

import type { Script } from "../../lib/story/cutting";
import type { LionsgateTold } from "./declared";

export const SCRIPT: Script<LionsgateTold> = {
    // The draft
    "order-dealt": { beats: 0.6 },
    joined: { picture: "card", beats: 0.5 },
    offered: { beats: 0 },
    drafted: { sound: "card", picture: "card", beats: 1, own: 0 },
    "draft-ended": { beats: 0.8 },
    // Turns
    assigned: { together: "each", picture: "card", beats: 0.6, own: 0 },
    rested: { beats: 0.6, own: 0 },
    "tile-taken": { beats: 0 },
    // Moving
    moved: { sound: "piece", settles: true, beats: 1.3, own: 0.9, way: { kind: "cave", from: "start", to: "cave" } },
    "tokens-left": { beats: 0 },
    detour: { beats: 0 },
    "shut-off": { beats: 0 },
    "token-removed": { beats: 0.5, own: 0 },
    "bandit-met": { together: "each", sound: "alarm", picture: "bandit", beats: 1.4, touches: { seat: "bad" } },
    "engine-derailed": { sound: "hit", picture: "trouble", beats: 1.6, touches: { seat: "bad" } },
    "boxcars-derailed": { sound: "hit", picture: "trouble", beats: 1.4, touches: { seat: "bad" } },
    "goods-spilled": { picture: "trouble", beats: 1, touches: { seat: "bad" } },
    "upgrade-lost": { picture: "card", beats: 1, touches: { seat: "bad" } },
    "pipe-played": { sound: "card", picture: "card", beats: 1.6, own: 0, touches: { victim: "bad" } },
    warded: { picture: "card", beats: 1 },
    // Mining
    "tile-drawn": { together: "each", sound: "piece", picture: "mine", beats: 1.1 },
    skunk: { sound: "alarm", picture: "mine", beats: 1.8 },
    "skunk-calmed": { picture: "mine", beats: 1 },
    mined: { sound: "coin", picture: "mine", beats: 1.8 },
    "risk-reset": { beats: 0 },
    // Fighting
    rolled: { sound: "die", picture: "dice", beats: 1.3 },
    beaten: { sound: "hit", picture: "bandit", beats: 1.2, touches: { seat: "good" } },
    stolen: { sound: "hit", picture: "trouble", beats: 1.3, touches: { seat: "bad" } },
    // Loading, selling, workshops
    loaded: { together: "sum", sound: "piece", beats: 0.6, own: 0.3 },
    unloaded: { together: "sum", beats: 0.6, own: 0.3 },
    sold: { together: "sum", sound: "coin", picture: "sale", beats: 1.2, own: 0.6 },
    "shares-placed": { beats: 0.9, own: 0.4 },
    "card-drawn": { beats: 0.6 },
    "card-put-back": { together: "each", beats: 0 },
    "upgrade-kept": { sound: "card", picture: "card", beats: 1.2, own: 0 },
    hired: { sound: "card", picture: "card", beats: 1.2, own: 0 },
    dismissed: { beats: 0.6, own: 0 },
    // The end of a round
    consumed: { line: "own", picture: "cleanup", beats: 0.9 },
    "town-died": { line: "own", together: "each", sound: "hit", picture: "cleanup", beats: 1.4 },
    "town-awakened": { picture: "cleanup", beats: 1.2 },
    converted: { picture: "cleanup", beats: 0.9 },
    "shares-returned": { picture: "cleanup", beats: 0.8, touches: { seat: "bad" } },
    "shares-paid": { sound: "coin", picture: "cleanup", beats: 0.7, touches: { seat: "good" } },
    "engines-righted": { beats: 0 },
    round: { picture: "round", beats: 2, waits: "always" },
    // The end
    arrived: { line: "own", sound: "end", picture: "arrived", beats: 2.5, waits: "always", touches: { seat: "good" } },
    lost: { beats: 2 },
    "game-over": { line: "own", sound: "end", beats: 0.5 },
};
