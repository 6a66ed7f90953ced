/** City of Remnants at the table. */

import "./world.css";
import { fact } from "../../lib/board/faces";
import type { Choice, Option } from "../../lib/choosing/choices";
import type { IconName } from "../../lib/pieces/icons";
import type { Table } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { Badge, Fact, GameClient, Happening, View } from "../contract";
import Board from "./Board.svelte";
import { isChoice, isEvent, kindsOf, NOBODY, numberOf, stateOf, workedOut } from "./city";
import type { CityTold, CityVerb } from "./declared";
import { COLOURS, entries, face } from "./describe";
import Market from "./Market.svelte";
import Mat from "./Mat.svelte";
import PICTURES from "./pictures.json?drawn";
import { ACTION_ICONS, SCRIPT } from "./scenes";
import Stage from "./Stage.svelte";
import { name, told, values } from "./words";

const SHAPES: Record<string, Badge["shape"]> = { yellow: "circle", red: "square", blue: "diamond", green: "hexagon" };
/** What choices are shown on, by the kind of their first argument. */
const PLACES = ["card", "space", "tile", "development", "seat"];
const ICONS: Partial<Record<string, IconName>> = {
    ...ACTION_ICONS,
    end: "hourglass",
    done: "check",
    pass: "close",
    renown: "star",
    pool: "pawn",
    blind: "deck",
    search: "deck",
    fight: "swords",
    bribe: "coin",
} satisfies Partial<Record<CityVerb, IconName>> & typeof ACTION_ICONS;
const QUIET: CityTold[] = [
    "recruit turned up",
    "market turned up",
    "coordinates",
    "action",
    "searched",
    "set aside",
    "battle bonus",
    "laid",
];

function badge(table: Table, seat: number): Badge {
    const gang = table.view ? kindsOf(table).gang[stateOf(table.view).gang[seat] ?? NOBODY] : undefined;
    if (!gang) return { colour: "#aab", shape: "circle", letter: String(seat + 1) };
    return {
        colour: COLOURS[gang.colour] ?? "#aab",
        shape: SHAPES[gang.colour] ?? "circle",
        letter: gang.letter,
        emblem: PICTURES[gang.id],
    };
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

function target(table: Table, choice: Choice): string | null {
    const [verb, id] = choice;
    if (id === undefined) return null;
    const kind = table.argumentsOf(verb)[0] ?? "";
    return PLACES.includes(kind) || isChoice(choice, "token") ? `${kind}:${id}` : null;
}

function tells(event: Happening): boolean {
    return !isEvent(event, ...QUIET);
}

function isProduction({ allowed, choice }: Option): boolean {
    return allowed && isChoice(choice, "produce");
}

export const client: GameClient<CityVerb> = {
    Board,
    Market,
    Mat,
    badge,
    facts,
    pips: (table, view, seat) => ({ done: stateOf(view).turns[seat] ?? 0, of: numberOf(table, "turns") }),
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
    script: SCRIPT,
    Stage,
    tells,
    verbs: {
        recruit: "r",
        buy: "b",
        develop: "d",
        sell: "s",
        refresh: "f",
        move: "m",
        renown: "n",
        pool: "l",
        blind: "a",
        search: "h",
        pass: "x",
        bid: "g",
        done: "o",
        end: "e",
    },
    plain: ["bid", "pass", "lay", "blind", "use", "fight", "battle", "search", "lose", "gang", "side"],
    moment: (table) => {
        if (!table.view) return false;
        if (["battle", "auction", "award"].includes(table.scene?.picture ?? "")) return true;
        const { battle_space: space, lot } = stateOf(table.view);
        return space !== NOBODY || lot !== NOBODY;
    },
    together: ["produce"],
    forfeits: (table, { choice }) => isChoice(choice, "done") && table.choosing.options.some(isProduction),
    reason: (view) => ({ ...workedOut(view).ending }),
    ends: ["end"],
    zoneOf: (table, key) => {
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
