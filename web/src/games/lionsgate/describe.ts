/** Cards, caves, tunnels and players in words. */

import { BLANK } from "../../lib/board/faces";
import type { IconName } from "../../lib/pieces/icons";
import type { Table } from "../../lib/table.svelte";
import { nameIn, numeral, t } from "../../lib/text.svelte";
import type { Badge, Entries, Entry, Face } from "../contract";
import type { LionsgateMercenary } from "./printed";
import PICTURES from "./pictures.json?drawn";
import {
    activeSeat,
    FIRST_BANDIT,
    FIRST_UPGRADE,
    has,
    kindsOf,
    looseIn,
    NONE,
    numbersIn,
    printed,
    type Skill,
    stateOf,
    toldOf,
} from "./lionsgate";
import { CAVE_ICONS } from "./map/marks";

export const PLAYERS: Badge[] = [
    { colour: "#f07167", shape: "square", letter: "A" },
    { colour: "#6fa8f7", shape: "diamond", letter: "B" },
    { colour: "#57c795", shape: "hexagon", letter: "C" },
    { colour: "#d6a2f5", shape: "circle", letter: "D" },
];
export const SKILLS: { skill: Skill; icon: IconName; colour: string }[] = [
    { skill: "engineering", icon: "train", colour: "#6fa8f7" },
    { skill: "mining", icon: "pickaxe", colour: "#e0a24c" },
    { skill: "fighting", icon: "swords", colour: "#f07167" },
];

export function skillValues(card: LionsgateMercenary): Face["values"] {
    return SKILLS.map(({ skill, icon, colour }) => ({
        colour,
        value: card[skill],
        own: card[skill] > 0,
        icon,
        label: t(`skill-${skill}`),
    }));
}

/** Whether a mercenary still waits, works this turn, or has worked this round. */
function workOf(table: Table, id: number): string {
    if (!table.view) return "";
    const state = stateOf(table.view);
    const seat = state.team.findIndex((team) => has(team, id));
    if (seat < 0 || state.round === 0) return "";
    if (has(state.crew, id)) return t("work-crew");
    return has(state.ready[seat] ?? 0, id) ? t("work-ready") : t("work-done");
}

export function face(table: Table, id: number): Face {
    const kinds = kindsOf(table);
    if (id >= FIRST_UPGRADE) {
        const card = kinds.upgrade[id - FIRST_UPGRADE];
        if (!card) return BLANK;
        return {
            ...BLANK,
            title: nameIn(card.name),
            picture: PICTURES[card.id],
            kind: t(`kind-${card.kind}`),
            icon: card.kind === "cog" ? "gear" : "bolt",
            tint: card.kind === "cog" ? "#c9b48a" : "#8fd0c4",
            lines: [nameIn(card.text)],
        };
    }
    if (id >= FIRST_BANDIT) {
        const card = kinds.bandit[id - FIRST_BANDIT];
        if (!card) return BLANK;
        return {
            ...BLANK,
            title: nameIn(card.name),
            picture: PICTURES[card.id],
            kind: t("kind-bandit"),
            icon: "skull",
            tint: "#e0705c",
            corner: String(card.toughness),
            cornerLabel: t("word-toughness"),
            lines: [t("play-bandit-card", { toughness: card.toughness, steal: card.steal, bounty: card.bounty })],
        };
    }
    const card = kinds.mercenary[id];
    if (!card) return BLANK;
    const work = workOf(table, id);
    const state = table.view ? stateOf(table.view) : null;
    const worked = work !== "" && work === t("work-done");
    const text = nameIn(card.text);
    return {
        ...BLANK,
        title: nameIn(card.name),
        picture: PICTURES[card.id],
        kind: work || t("kind-mercenary"),
        icon: state && has(state.crew, id) ? "check" : "person",
        tint: state && has(state.crew, id) ? "#63d3a2" : worked ? "#7d8396" : "#d9a36b",
        values: skillValues(card),
        lines: text ? [text] : [],
    };
}

function cardEntry(table: Table, id: number): Entry | null {
    const kinds = kindsOf(table);
    const { title, kind, icon, picture, tint, values, lines } = face(table, id);
    const facts: Entry["facts"] = values.map((value) => ({
        label: value.label ?? "",
        value: String(value.value),
        ...(value.icon ? { icon: value.icon } : {}),
    }));
    let rules = ["lionsgate.turn.assign", "lionsgate.turn.abilities"];
    if (id >= FIRST_UPGRADE) rules = [`lionsgate.upgrade.${kinds.upgrade[id - FIRST_UPGRADE]?.kind ?? "cog"}`];
    else if (id >= FIRST_BANDIT) rules = ["lionsgate.fight.roll", "lionsgate.fight.bounty"];
    return { title, subtitle: kind, icon, picture, tint, facts, lines, rules };
}

export function goodName(table: Table, good: number): string {
    return nameIn(kindsOf(table).good[good]?.name);
}

/** A cave as a sentence says it: with its article. */
export function caveName(table: Table, cave: number): string {
    return nameIn(kindsOf(table).cave[cave]?.spoken);
}

/** What a share of a town costs, or whose it is. */
export function shareText(table: Table, circle: number): string {
    const owner = table.view ? (stateOf(table.view).circle_owner[circle] ?? NONE) : NONE;
    const price = kindsOf(table).circle[circle]?.price ?? 0;
    if (owner === NONE) return t("word-circle", { price });
    return t("word-circle-of", { price, player: table.playerName(owner) }) + (isDouble(table, circle) ? " ×2" : "");
}

/** In a large town two tokens lie on a share. */
export function isDouble(table: Table, circle: number): boolean {
    return table.view !== null && (stateOf(table.view).circle_tokens[circle] ?? 0) > 1;
}

/** A cave and what is there, in one line for whoever cannot see it. */
export function describeCave(table: Table, cave: number): string {
    const found = kindsOf(table).cave[cave];
    if (!found || !table.view) return "";
    const state = stateOf(table.view);
    const words = [nameIn(found.name), t(`cave-${found.kind}`)];
    if (has(state.ghosts, cave)) words.push(t("cave-ghost"));
    for (const [seat, where] of state.engine.entries()) if (where === cave) words.push(table.playerName(seat));
    for (const { good, count } of looseIn(state, cave)) words.push(`${count} ${goodName(table, good)}`);
    return words.join(", ");
}

export function describeTunnel(table: Table, tunnel: number): string {
    const found = kindsOf(table).tunnel[tunnel];
    if (!found || !table.view) return "";
    const tokens = stateOf(table.view).tokens[tunnel] ?? 0;
    return `${nameIn(found.name)}, ${t("word-difficulty")} ${found.difficulty}, ${t("word-tokens")} ${tokens}`;
}

function caveEntry(table: Table, number: number): Entry | null {
    const kinds = kindsOf(table);
    const cave = kinds.cave[number];
    if (!cave || !table.view) return null;
    const state = stateOf(table.view);
    const ghost = has(state.ghosts, number);
    const lines: string[] = [];
    if (cave.kind === "mine") {
        const tools = cave.tools.map((tool) => nameIn(kinds.tile[tool]?.name)).join(", ");
        lines.push(t("word-mine", { good: goodName(table, cave.ore), tools }));
    }
    if (cave.kind === "factory") lines.push(t(`word-makes-${kinds.good[cave.makes]?.id}`));
    if (cave.kind === "workshop") lines.push(t(`word-workshop-${kinds.deck[cave.deck]?.id}`));
    if (cave.kind === "guild") lines.push(t("word-guild"));
    if (cave.kind === "city") lines.push(t("word-city", { price: printed(table).entry_price }));
    for (const market of cave.markets) {
        const { good, squares } = kinds.market[market]!;
        const open = squares.slice(state.filled[market] ?? 0);
        lines.push(`${goodName(table, good)}: ${open.length > 0 ? open.join(" · ") : t("word-full")}`);
    }
    for (const circle of cave.circles) lines.push(shareText(table, circle));
    const loose = looseIn(state, number);
    if (loose.length > 0) {
        lines.push(
            t("word-lying", { goods: loose.map(({ good, count }) => `${count} ${goodName(table, good)}`).join(", ") }),
        );
    }
    const rules: Record<string, string[]> = {
        town: ["lionsgate.unload.town", "lionsgate.unload.shares"],
        mine: ["lionsgate.mine.draw", "lionsgate.mine.tools"],
        factory: ["lionsgate.unload.factory"],
        workshop: ["lionsgate.unload.workshop"],
        guild: ["lionsgate.unload.guild"],
        city: ["lionsgate.end.enter"],
    };
    return {
        title: nameIn(cave.name),
        subtitle: ghost ? t("cave-ghost") : cave.large ? t("cave-large") : t(`cave-${cave.kind}`),
        icon: ghost ? "skull" : CAVE_ICONS[cave.kind],
        tint: "#c9b48a",
        facts: [],
        lines,
        rules: rules[cave.kind] ?? [],
    };
}

function tunnelEntry(table: Table, number: number): Entry | null {
    const tunnel = kindsOf(table).tunnel[number];
    if (!tunnel || !table.view) return null;
    return {
        title: nameIn(tunnel.name),
        subtitle: t("word-tunnel"),
        icon: "train",
        tint: "#8fa3c4",
        facts: [
            { label: t("word-difficulty"), value: String(tunnel.difficulty), icon: "flag" },
            { label: t("word-tokens"), value: String(stateOf(table.view).tokens[number] ?? 0), icon: "skull" },
        ],
        lines: [],
        rules: ["lionsgate.move.difficulty", "lionsgate.move.blocked", "lionsgate.move.bandits-met"],
    };
}

function playerEntry(table: Table, seat: number): Entry | null {
    if (!table.view) return null;
    const state = stateOf(table.view);
    const kinds = kindsOf(table);
    const { shares, payout } = toldOf(table.view);
    const named = (numbers: number[], from: { name: LionsgateMercenary["name"] }[]) =>
        numbers.map((number) => nameIn(from[number]?.name)).join(", ") || t("play-none");
    return {
        title: table.playerName(seat),
        subtitle: has(state.derailed, seat)
            ? t("play-mat-derailed", { cave: caveName(table, state.engine[seat] ?? 0) })
            : t("play-mat-engine", { cave: caveName(table, state.engine[seat] ?? 0) }),
        icon: "train",
        tint: PLAYERS[seat]?.colour ?? "#999",
        facts: [
            { label: t("word-money"), value: numeral(state.money[seat] ?? 0), icon: "coin" },
            { label: t("word-shares"), value: String(shares[seat] ?? 0), icon: "flag" },
            { label: t("word-pays"), value: String(payout[seat] ?? 0), icon: "coin" },
        ],
        lines: [
            `${t("play-deck-mercenaries")}: ${named(numbersIn(state.team[seat] ?? 0), kinds.mercenary)}`,
            `${t("play-deck-bandits")}: ${named(numbersIn(state.bandits[seat] ?? 0), kinds.bandit)}`,
            t("play-mat-upgrades", { upgrades: named(numbersIn(state.upgrades[seat] ?? 0), kinds.upgrade) }),
        ],
        rules: seat === activeSeat(state) ? ["lionsgate.turn.assign"] : ["lionsgate.turn.rotation"],
    };
}

function riskEntry(table: Table): Entry | null {
    if (!table.view) return null;
    const state = stateOf(table.view);
    return {
        title: t("word-risk"),
        subtitle: `${state.risk.length}/${printed(table).multipliers.length}`,
        icon: "pickaxe",
        tint: "#e0a24c",
        facts: kindsOf(table).tile.map((_, number) => ({
            label: t(`chronicle-luck-tile-${number}`),
            value: String(state.bag[number] ?? 0),
        })),
        lines: [],
        rules: ["lionsgate.mine.risk-track", "lionsgate.mine.multiplier", "lionsgate.mine.skunk"],
    };
}

export const entries: Entries = {
    card: cardEntry,
    cave: caveEntry,
    market: (table, market) => caveEntry(table, kindsOf(table).market[market]?.cave ?? NONE),
    circle: (table, circle) => caveEntry(table, kindsOf(table).circle[circle]?.cave ?? NONE),
    tunnel: tunnelEntry,
    seat: playerEntry,
    car: playerEntry,
    risk: riskEntry,
    upgrade: (table, upgrade) => cardEntry(table, FIRST_UPGRADE + upgrade),
};
