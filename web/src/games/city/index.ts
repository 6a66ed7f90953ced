/** City of Remnants at the table. */

import { fact } from "../../lib/board/faces";
import type { Choice } from "../../lib/choices";
import type { IconName } from "../../lib/icons";
import type { Table } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { Badge, Fact, GameClient, Happening, Scene, View } from "../contract";
import Board from "./Board.svelte";
import { kindsOf, NOBODY, stateOf } from "./city";
import { COLOURS, entries, face } from "./describe";
import Market from "./Market.svelte";
import Mat from "./Mat.svelte";
import { CARD_VERBS, name, TILE_VERBS, told, values } from "./words";

const SHAPES: Record<string, Badge["shape"]> = { yellow: "circle", red: "square", blue: "diamond", green: "hexagon" };
const SPACE_VERBS = ["figure", "to", "place", "battle"];
const ICONS: Record<string, IconName> = {
    recruit: "gavel",
    buy: "market",
    develop: "hammer",
    sell: "scale",
    refresh: "cards",
    move: "boots",
    end: "hourglass",
    done: "check",
    pass: "close",
    renown: "star",
    pool: "pawn",
    blind: "deck",
    search: "deck",
    fight: "swords",
    bribe: "coin",
};
const QUIET = new Set(["recruit turned up", "market turned up", "coordinates", "action", "searched", "set aside"]);
const LIGHTS = new Set([
    "built",
    "battle",
    "battle over",
    "figure lost",
    "ycu",
    "sold",
    "produced",
    "recruited",
    "bought",
    "declared",
    "bid",
]);

function badge(table: Table, seat: number): Badge {
    const gang = table.view ? kindsOf(table).gang[stateOf(table.view).gang[seat] ?? NOBODY] : undefined;
    if (!gang) return { colour: "#aab", shape: "circle", letter: String(seat + 1) };
    return { colour: COLOURS[gang.colour] ?? "#aab", shape: SHAPES[gang.colour] ?? "circle", letter: gang.letter };
}

function facts(_table: Table, view: View, seat: number): Fact[] {
    const state = stateOf(view);
    const hand = state.hand[seat];
    return [
        fact("arcs", "coin", state.arcs[seat] ?? 0),
        fact("renown", "star", state.renown[seat] ?? null),
        fact("influence", "crown", state.influence[seat] ?? 0),
        fact("hand", "cards", Array.isArray(hand) ? hand.length : (hand ?? 0)),
        fact("pool", "pawn", state.pool[seat] ?? 0),
        fact("permanents", "anchor", state.permanents[seat]?.length ?? 0),
    ];
}

function target(choice: Choice): string | null {
    const verb = String(choice[0]);
    const id = choice[1];
    if (id === undefined) return null;
    if (CARD_VERBS.includes(verb)) return `card:${id}`;
    if (SPACE_VERBS.includes(verb)) return `space:${id}`;
    if (TILE_VERBS.includes(verb)) return `tile:${id}`;
    if (verb === "build" || verb === "development") return `development:${id}`;
    if (verb === "player") return `seat:${id}`;
    if (verb === "token") return `token:${id}`;
    return null;
}

function scene(event: Happening): Scene | null {
    const seat = typeof event["seat"] === "number" ? event["seat"] : undefined;
    if (event.kind === "moved") {
        const [from, to] = [`space:${event["origin"]}`, `space:${event["space"]}`];
        return { kind: "moved", from, to, keys: [to], event, ...(seat === undefined ? {} : { seat }) };
    }
    if (!LIGHTS.has(event.kind)) return null;
    const keys: string[] = [];
    if (typeof event["space"] === "number") keys.push(`space:${event["space"]}`);
    if (Array.isArray(event["spaces"])) for (const space of event["spaces"] as number[]) keys.push(`space:${space}`);
    if (typeof event["card"] === "number") keys.push(`card:${event["card"]}`);
    return { kind: event.kind, keys, event, ...(seat === undefined ? {} : { seat }) };
}

function tells(event: Happening): boolean {
    if (QUIET.has(event.kind)) return false;
    return event.kind !== "laid" || typeof event["card"] === "number";
}

export const client: GameClient = {
    Board,
    Market,
    Mat,
    badge,
    facts,
    pips: (view, seat) => ({ done: stateOf(view).turns[seat] ?? 0, of: 4 }),
    hand: (view, seat) => {
        const hand = stateOf(view).hand[seat];
        return Array.isArray(hand) ? hand : [];
    },
    onTable: (view) => {
        const state = stateOf(view);
        return [...state.recruit_row, ...state.market_row, ...state.laid.flat()];
    },
    face,
    target,
    icon: (choice) => ICONS[String(choice[0])] ?? null,
    name,
    entries,
    values,
    prompt: () => null,
    wording: () => "own",
    told,
    scene,
    tells,
    ends: ["end"],
    tabOf: (table, key) => {
        const [kind, id] = key.split(":");
        if (kind === "development") return "market";
        if (kind === "card") return table.view && client.onTable?.(table.view).includes(Number(id)) ? "market" : "hand";
        return kind === "seat" ? "players" : "board";
    },
    progress: (table) => {
        if (!table.view) return "";
        const state = stateOf(table.view);
        // The phases still to come wait on the agenda, so the one under way is the one before them.
        const ahead = new Set(state.agenda.map(([step]) => step));
        const phase = ahead.has("turns")
            ? "reset"
            : ahead.has("patrol")
              ? "turns"
              : ahead.has("award")
                ? "patrol"
                : null;
        const round = t("word-round", { round: state.round });
        return phase ? `${round} · ${t(`phase-${phase}`)}` : round;
    },
};
