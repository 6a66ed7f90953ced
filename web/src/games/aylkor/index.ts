/** Remnants of Aylkor at the table. */

import "./world.css";
import { fact } from "../../lib/board/faces";
import type { Choice } from "../../lib/choosing/choices";
import type { IconName } from "../../lib/pieces/icons";
import type { Table } from "../../lib/table.svelte";
import { nameIn, t } from "../../lib/text.svelte";
import type { Badge, Fact, GameClient, Happening, View } from "../contract";
import {
    cardAsked,
    cogsFor,
    handOf,
    handSize,
    heroHealth,
    isChoice,
    isEvent,
    kindsOf,
    NONE,
    PASSIVE,
    RESOURCES,
    stateOf,
    unitAsked,
    workedOut,
} from "./aylkor";
import Board from "./Board.svelte";
import type { AylkorTold, AylkorVerb } from "./declared";
import { entries, face, ownerName, PLAYERS, spaceName } from "./describe";
import { leftToDo } from "./forecast";
import Market from "./Market.svelte";
import Mat from "./Mat.svelte";
import PICTURES from "./pictures.json?drawn";
import { SCRIPT } from "./scenes";
import Stage from "./Stage.svelte";

/** What choices are shown on, by the kind of their first argument. */
const PLACES = ["space", "card", "seat"];
const ICONS: Partial<Record<string, IconName>> = {
    move: "boots",
    attack: "swords",
    use: "spark",
    build: "hammer",
    tech: "bolt",
    end: "hourglass",
} satisfies Partial<Record<AylkorVerb, IconName>>;
const QUIET: AylkorTold[] = ["rolled-again"];

function badge(table: Table, seat: number): Badge {
    const look = PLAYERS[seat] ?? { colour: "#aab", shape: "circle" };
    const hero = table.view ? kindsOf(table).card[stateOf(table.view).hero[seat] ?? NONE] : undefined;
    const letter = hero ? (hero.id[0] ?? "?").toUpperCase() : String(seat + 1);
    return { ...look, letter, emblem: hero && PICTURES[hero.id] };
}

function facts(table: Table, view: View, seat: number): Fact[] {
    const state = stateOf(view);
    return [
        fact("health", "heart", state.hero[seat] === NONE ? null : heroHealth(table, state, seat).health),
        fact("cogs", "gear", state.cogs[seat] ?? 0),
        fact("brew", "flask", state.brew[seat] ?? 0),
        fact("hand", "cards", handSize(state, seat)),
        fact("units", "pawn", state.owner.filter((owner) => owner === seat).length),
        fact("defeated", "skull", state.defeated[seat] ?? 0),
    ];
}

/** So many cogs and so much brew, in words. */
function resources(cogs: number, brew: number): string {
    const parts: string[] = [];
    if (cogs) parts.push(t("count-cogs", { count: cogs }));
    if (brew) parts.push(t("count-brew", { count: brew }));
    return parts.join(" + ") || t("play-word-nothing");
}

function values(table: Table, choice: Choice | null): Record<string, string | number> {
    if (!table.view) return {};
    const state = stateOf(table.view);
    const kinds = kindsOf(table);
    const cardName = (card: number) => (card === NONE ? t("play-word-card") : nameIn(kinds.card[card]?.name));
    const on = (space: number) => cardName(state.card[space] ?? NONE);
    if (!choice) {
        const unit = unitAsked(table.view);
        const card = cardAsked(table.view);
        const left = table.prompt?.step === "act" ? leftToDo(table) : "";
        return { left, card: card !== null ? cardName(card) : unit !== null ? on(unit) : cardName(NONE) };
    }
    const first = Number(choice[1]);
    switch (table.argumentsOf(choice[0])[0]) {
        case "space": {
            const owner = ownerName(table, state.owner[first] ?? PASSIVE);
            const lying = RESOURCES[state.resource[first] ?? 0] || "nothing";
            const here = { card: on(first), owner, health: state.health[first] ?? 0, lying };
            return isChoice(choice, "attack") ? { ...here, target: on(choice[2]) } : here;
        }
        case "card": {
            const card = kinds.card[first];
            return { price: card ? resources(cogsFor(table, first), card.brew) : "" };
        }
        case "seat":
            return { what: resources(state.cogs[first] ?? 0, state.brew[first] ?? 0) };
        default:
            return {};
    }
}

function told(table: Table, event: Happening): Record<string, string | number> {
    if (isEvent(event, "gathered")) {
        return { what: event.resource === "cog" ? resources(event.amount, 0) : resources(0, event.amount) };
    }
    if (isEvent(event, "income", "rewarded")) return { what: resources(event.cogs, 0) };
    if (isEvent(event, "gained", "stole")) return { what: resources(event.cogs, event.brew) };
    if (isEvent(event, "event")) return { text: nameIn(kindsOf(table).event[event.event]?.text) };
    if (isEvent(event, "strengthened")) return { signed: (event.amount < 0 ? "" : "+") + String(event.amount) };
    return {};
}

export const client: GameClient<AylkorVerb> = {
    Board,
    boardShare: 2.05,
    Market,
    Mat,
    badge,
    facts,
    pips: () => null,
    hand: (view, seat) => [...new Set(handOf(stateOf(view), seat))].sort((one, other) => one - other),
    face,
    target: (table, choice) => {
        const kind = table.argumentsOf(choice[0])[0] ?? "";
        return PLACES.includes(kind) ? `${kind}:${choice[1]}` : null;
    },
    icon: (choice) => ICONS[String(choice[0])] ?? null,
    name: (table, kind, id) => {
        if (kind === "owner") return ownerName(table, Number(id));
        return kind === "space" ? spaceName(table, Number(id)) : null;
    },
    entries,
    values,
    prompt: (table) => {
        if (table.prompt?.step !== "act" || !table.live || table.push?.lesson) return null;
        return leftToDo(table) ? "can" : "done";
    },
    wording: (event, before) => {
        if (isEvent(event, "drew")) {
            const income = isEvent(before, "income") && before.seat === event.seat;
            return event.cards ? (income ? "drawn" : "own") : income ? "again" : null;
        }
        if (isEvent(event, "hurt") && isEvent(before, "attacked", "struck-back") && before.end === event.space)
            return event.health > 0 ? "again" : "fatal";
        const same = isEvent(before, "hurt") && isEvent(event, "fell") && before.space === event.space;
        const back = isEvent(before, "hurt") && isEvent(event, "struck-back") && before.space === event.start;
        return same || back ? "again" : null;
    },
    told,
    script: SCRIPT,
    Stage,
    tells: (event) => !isEvent(event, ...QUIET),
    verbs: { move: "m", attack: "a", use: "s", end: "e" },
    plain: ["attack", "corner", "hero", "target"],
    moment: () => false,
    together: [],
    forfeits: () => false,
    reason: (view) => ({ ...workedOut(view).ending }),
    ends: ["end"],
    zoneOf: (_table, key) => {
        const kind = key.split(":")[0];
        return kind === "card" ? "hand" : kind === "seat" ? "players" : "board";
    },
    progress: (table) => {
        if (!table.view) return "";
        const { round, round_limit: limit } = stateOf(table.view);
        if (round === 0) return t("word-setup");
        return limit ? t("word-round-of", { round, limit }) : t("word-round", { round });
    },
};
