/** How City of Remnants is performed. */

import type { IconName } from "../../lib/pieces/icons";
import type { Script } from "../../lib/story/cutting";
import type { CityTold, CityVerb } from "./declared";

export const SCRIPT: Script<CityTold> = {
    // Setting up
    leaders: { beats: 1 },
    leader: { beats: 0.8, own: 0 },
    side: { beats: 0.8, own: 0 },
    "roll off": { beats: 1 },
    // Rounds and turns
    round: { picture: "ribbon", beats: 1 },
    turn: { picture: "ribbon", beats: 0.7, own: 0 },
    action: { picture: "ribbon", beats: 0.6, own: 0 },
    "first player": { beats: 0 },
    income: { together: "each", everybody: true, beats: 0 },
    "recruit turned up": { together: "each", beats: 0 },
    "market turned up": { together: "each", beats: 0 },
    end: { line: "own", sound: "end", beats: 1.5 },
    // Cards
    played: { sound: "card", picture: "card", beats: 1.6, own: 0 },
    discarded: { beats: 0 },
    "set aside": { beats: 0 },
    drew: { beats: 0 },
    searched: { beats: 0 },
    fetched: { beats: 0.6, own: 0 },
    enlisted: { sound: "card", picture: "card", beats: 1.2, own: 0 },
    discount: { together: "sum", picture: "discount", beats: 0.9, own: 0 },
    gambled: { sound: "die", picture: "die", beats: 1.2 },
    robbed: { sound: "hit", picture: "robbed", beats: 1.4, touches: { victim: "bad" } },
    purged: { beats: 0.8 },
    arcs: { beats: 0 },
    renown: { beats: 0 },
    figures: { beats: 0 },
    influence: { sound: "coin", picture: "influence", beats: 1.2, touches: { seat: "good" } },
    // Auctions
    declared: { picture: "auction", beats: 1, own: 0 },
    bid: { together: "each", everybody: true, sound: "piece", picture: "auction", beats: 0.8, own: 0 },
    recruited: { sound: "coin", picture: "auction", beats: 1.3, touches: { seat: "good" } },
    // Buying, building, selling
    bought: { sound: "card", picture: "card", beats: 1.3, own: 0 },
    "bought renown": { picture: "ribbon", beats: 0.8, own: 0 },
    produced: { beats: 0.7, own: 0.4 },
    product: { together: "sum", beats: 0 },
    built: { sound: "piece", picture: "tile", beats: 1.4, own: 0 },
    sold: { sound: "coin", picture: "sale", beats: 0.9, own: 0 },
    // Moving and fighting
    moved: {
        together: "each",
        sound: "piece",
        settles: true,
        beats: 0.7,
        own: 0.4,
        way: { kind: "space", from: "origin", to: "space" },
    },
    battle: {
        line: "begins",
        picture: "battle",
        beats: 1.2,
        own: 0.6,
        touches: { attacker: "news", defender: "bad" },
    },
    laid: { together: "each", sound: "card", picture: "battle", beats: 0.4, own: 0 },
    revealed: { sound: "card", picture: "battle", beats: 1.6 },
    ability: { together: "each", picture: "battle", beats: 1 },
    "battle bonus": { beats: 0 },
    reinforced: { picture: "battle", beats: 0.9 },
    "battle dice": { sound: "die", picture: "battle", beats: 1.3 },
    "battle over": {
        line: "ends",
        sound: "hit",
        picture: "battle",
        beats: 2.4,
        waits: "involved",
        touches: { winner: "good", loser: "bad" },
    },
    "figure lost": { beats: 0.8, touches: { seat: "bad" } },
    removed: { picture: "card", beats: 0.9, touches: { seat: "bad" } },
    returned: { beats: 0 },
    rescued: { beats: 0.6 },
    // The Yugai
    patrol: { line: "own", picture: "patrol", beats: 1 },
    coordinates: { beats: 0 },
    ycu: { together: "each", sound: "piece", picture: "patrol", beats: 0.8 },
    "ycu defeated": { beats: 0.8 },
    bribed: { picture: "bribe", beats: 0.9, own: 0.4 },
    alert: { line: "own", sound: "alarm", picture: "alert", beats: 2.2 },
    // Renown
    award: { line: "own", sound: "coin", picture: "award", beats: 3, waits: "always" },
};

/** Signs of actions and of what has no picture of its own. */
export const ACTION_ICONS: Partial<Record<string, IconName>> = {
    recruit: "gavel",
    buy: "market",
    develop: "hammer",
    sell: "scale",
    refresh: "cards",
    move: "boots",
    turn: "hourglass",
    round: "rotate",
    "bought renown": "star",
} satisfies Partial<Record<CityVerb | CityTold, IconName>>;
