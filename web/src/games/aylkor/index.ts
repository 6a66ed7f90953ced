/** Remnants of Aylkor at the table. */

import { fact } from "../../lib/board/faces";
import type { Choice } from "../../lib/choices";
import type { IconName } from "../../lib/icons";
import type { Table } from "../../lib/table.svelte";
import { nameIn, t } from "../../lib/text.svelte";
import type { Badge, Fact, GameClient, Happening, Scene, View } from "../contract";
import { cogsFor, handOf, handSize, heroHealth, kindsOf, NONE, PASSIVE, stateOf } from "./aylkor";
import Board from "./Board.svelte";
import { entries, face, ownerName, PLAYERS, spaceName } from "./describe";
import Market from "./Market.svelte";
import Mat from "./Mat.svelte";

const SPACE_VERBS = ["corner", "move", "attack", "use", "to", "at", "target"];
const CARD_VERBS = ["build", "tech", "hero"];
const ICONS: Record<string, IconName> = {
    move: "boots",
    attack: "swords",
    use: "spark",
    build: "hammer",
    tech: "bolt",
    end: "hourglass",
};
const RESOURCES = ["nothing", "cog", "brew"];
const QUIET = new Set(["rolled-again", "order-die"]);
const LIGHTS = new Set(["hurt", "healed", "fell", "built", "gathered", "rolled"]);

function badge(table: Table, seat: number): Badge {
    const look = PLAYERS[seat] ?? { colour: "#aab", shape: "circle" };
    const hero = table.view ? kindsOf(table).card[stateOf(table.view).hero[seat] ?? NONE] : undefined;
    return { ...look, letter: hero ? (hero.id[0] ?? "?").toUpperCase() : String(seat + 1) };
}

function facts(table: Table, view: View, seat: number): Fact[] {
    const state = stateOf(view);
    return [
        fact("health", "heart", heroHealth(table, state, seat).health),
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
        const asked = table.view.asked ?? [];
        if (table.view.step === "move-to") return { card: asked[0] === undefined ? cardName(NONE) : on(asked[0]) };
        return { card: cardName(asked[table.view.step === "place-unit" ? 0 : 2] ?? NONE) };
    }
    const [verb, first, second] = [String(choice[0]), Number(choice[1]), Number(choice[2])];
    if (["move", "attack", "use", "target"].includes(verb)) {
        const owner = ownerName(table, state.owner[first] ?? PASSIVE);
        const unit = { card: on(first), owner, health: state.health[first] ?? 0 };
        return verb === "attack" ? { ...unit, target: on(second) } : unit;
    }
    if (verb === "to" || verb === "at" || verb === "corner") {
        return { lying: RESOURCES[state.resource[first] ?? 0] ?? "nothing" };
    }
    if (verb === "build" || verb === "tech") {
        const card = kinds.card[first];
        return { price: card ? resources(cogsFor(table, state, card), card.brew) : "" };
    }
    if (verb === "from") return { what: resources(state.cogs[first] ?? 0, state.brew[first] ?? 0) };
    return {};
}

function told(table: Table, event: Happening): Record<string, string | number> {
    const number = (field: string) => Number(event[field] ?? 0);
    switch (event.kind) {
        case "gathered":
            return {
                what: event["resource"] === "cog" ? resources(number("amount"), 0) : resources(0, number("amount")),
            };
        case "income":
        case "gained":
        case "stole":
            return { what: resources(number("cogs"), number("brew")) };
        case "event":
            return { text: nameIn(kindsOf(table).event[number("event")]?.text) };
        case "strengthened":
            return { signed: (number("amount") < 0 ? "" : "+") + String(number("amount")) };
        default:
            return {};
    }
}

function scene(event: Happening): Scene | null {
    const seat = typeof event["seat"] === "number" ? { seat: event["seat"] } : {};
    if (event.kind === "moved" || event.kind === "attacked" || event.kind === "struck-back") {
        const [from, to] = [`space:${event["start"]}`, `space:${event["end"]}`];
        return { kind: event.kind, from, to, keys: [to], event, ...seat };
    }
    if (!LIGHTS.has(event.kind) || typeof event["space"] !== "number") return null;
    return { kind: event.kind, keys: [`space:${event["space"]}`], event, ...seat };
}

export const client: GameClient = {
    Board,
    boardShare: 2.05,
    Market,
    Mat,
    badge,
    facts,
    pips: () => null,
    hand: (view, seat) => [...new Set(handOf(stateOf(view), seat))].sort((one, other) => one - other),
    face,
    target: (choice) => {
        const verb = String(choice[0]);
        if (SPACE_VERBS.includes(verb)) return `space:${choice[1]}`;
        if (CARD_VERBS.includes(verb)) return `card:${choice[1]}`;
        return verb === "from" ? `seat:${choice[1]}` : null;
    },
    icon: (choice) => ICONS[String(choice[0])] ?? null,
    name: (table, kind, id) => {
        if (kind === "owner") return ownerName(table, Number(id));
        return kind === "space" ? spaceName(table, Number(id)) : null;
    },
    entries,
    values,
    prompt: () => null,
    wording: (event) => (event.kind === "drew" && Array.isArray(event["cards"]) ? "own" : null),
    told,
    scene,
    tells: (event) => !QUIET.has(event.kind),
    ends: ["end"],
    tabOf: (_table, key) => {
        const kind = key.split(":")[0];
        return kind === "card" ? "hand" : kind === "seat" ? "players" : "board";
    },
    progress: (table) => {
        if (!table.view) return "";
        const { round, round_limit: limit } = stateOf(table.view);
        return limit ? t("word-round-of", { round, limit }) : t("word-round", { round });
    },
};
