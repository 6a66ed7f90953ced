/** Cards, units, spaces and players in words. */

import { BLANK } from "../../lib/board/faces";
import type { IconName } from "../../lib/pieces/icons";
import type { Table } from "../../lib/table.svelte";
import { nameIn, numeral, t } from "../../lib/text.svelte";
import type { Badge, Entries, Entry, Face } from "../contract";
import type { AylkorCard } from "./printed";
import PICTURES from "./pictures.json?drawn";
import {
    attackOf,
    cogsFor,
    deckOf,
    EMPTY,
    eventOf,
    fieldOf,
    handOf,
    heroHealth,
    kindsOf,
    moveOf,
    NONE,
    PASSIVE,
    RESOURCES,
    stateOf,
    type UnitType,
} from "./aylkor";

export const TINTS: Record<UnitType | "tech" | "hero", string> = {
    organic: "#8fcf6f",
    mechanical: "#d9a36b",
    elemental: "#8fb6f2",
    neutral: "#b9bccb",
    tech: "#b99be8",
    hero: "#f2c744",
};
const TYPE_ICONS: Record<UnitType, IconName> = {
    organic: "seed",
    mechanical: "gear",
    elemental: "spark",
    neutral: "person",
};
export const PLAYERS: Omit<Badge, "letter">[] = [
    { colour: "#f07167", shape: "square" },
    { colour: "#6fa8f7", shape: "diamond" },
    { colour: "#f2c744", shape: "circle" },
    { colour: "#57c795", shape: "hexagon" },
];

export function tintOf(card: AylkorCard): string {
    return card.kind === "unit" ? TINTS[card.type] : TINTS[card.kind];
}

function iconOf(card: AylkorCard): IconName {
    return card.kind === "hero" ? "crown" : card.kind === "tech" ? "bolt" : TYPE_ICONS[card.type];
}

function kindName(card: AylkorCard): string {
    return card.kind === "unit" ? t(`type-${card.type}`) : t(`kind-${card.kind}`);
}

function numbersOf(card: AylkorCard): Face["values"] {
    if (card.kind === "tech") return [];
    return [
        { colour: "#f07167", value: card.attack, own: true, icon: "swords", label: t("word-attack") },
        { colour: "#57c795", value: card.health, own: true, icon: "heart", label: t("word-health") },
        { colour: "#6fa8f7", value: card.move, own: true, icon: "boots", label: t("word-move") },
    ];
}

export function face(table: Table, id: number): Face {
    const card = kindsOf(table).card[id];
    if (!card || !table.view) return BLANK;
    const state = stateOf(table.view);
    const copies = table.seat === null ? 0 : handOf(state, table.seat).filter((other) => other === id).length;
    const text = nameIn(card.text);
    const costs: NonNullable<Face["costs"]> = [{ icon: "gear", label: t("word-cogs"), value: cogsFor(table, id) }];
    if (card.brew) costs.push({ icon: "flask", label: t("word-brew"), value: card.brew });
    return {
        title: nameIn(card.name) + (copies > 1 ? ` ×${copies}` : ""),
        kind: kindName(card),
        icon: iconOf(card),
        picture: PICTURES[card.id],
        tint: tintOf(card),
        corner: null,
        cornerLabel: "",
        price: null,
        ...(card.kind === "hero" ? {} : { costs }),
        values: numbersOf(card),
        lines: text ? [text] : [],
    };
}

function numberFacts(card: AylkorCard): Entry["facts"] {
    const facts: Entry["facts"] = [];
    for (const { icon, label, value } of numbersOf(card)) {
        facts.push({ label: label ?? "", value: String(value), ...(icon ? { icon } : {}) });
    }
    if (card.range > 1) facts.push({ label: t("word-range"), value: String(card.range), icon: "flag" });
    return facts;
}

function cardEntry(table: Table, id: number): Entry | null {
    const card = kindsOf(table).card[id];
    if (!card || !table.view) return null;
    const facts = numberFacts(card);
    if (card.kind !== "hero") {
        facts.unshift({ label: t("word-cogs"), value: String(cogsFor(table, id)), icon: "gear" });
        if (card.brew) facts.splice(1, 0, { label: t("word-brew"), value: String(card.brew), icon: "flask" });
    }
    if (card.kind !== "hero" && table.seat !== null) {
        const left = deckOf(table.view).filter((other) => other === id).length;
        facts.push({ label: t("word-in-deck"), value: String(left), icon: "deck" });
    }
    const text = nameIn(card.text);
    return {
        title: nameIn(card.name),
        subtitle: card.kind === "unit" ? `${t("kind-unit")} · ${kindName(card)}` : kindName(card),
        icon: iconOf(card),
        picture: PICTURES[card.id],
        tint: tintOf(card),
        facts,
        lines: text ? [text] : [],
        rules: card.kind === "tech" ? ["aylkor.tech.play"] : ["aylkor.unit.act-once", "aylkor.type.advantage"],
    };
}

/** Whose a unit is, in words. */
export function ownerName(table: Table, owner: number): string {
    return owner === PASSIVE ? t("play-word-nobody") : table.playerName(owner);
}

export function spaceName(table: Table, space: number): string {
    return nameIn(kindsOf(table).space[space]?.name);
}

/** A space and what is on it, in one line for whoever cannot see it. */
export function describeSpace(table: Table, space: number): string {
    if (!table.view) return "";
    const state = stateOf(table.view);
    const words = [spaceName(table, space)];
    const owner = state.owner[space] ?? EMPTY;
    const card = kindsOf(table).card[state.card[space] ?? NONE];
    if (owner !== EMPTY && card) {
        words.push(nameIn(card.name), ownerName(table, owner));
        words.push(`${t("word-attack")} ${attackOf(table, space)}`);
        words.push(`${t("word-health")} ${state.health[space]}`);
    }
    const lying = RESOURCES[state.resource[space] ?? 0];
    if (lying) words.push(t(`word-lies-${lying}`));
    return words.join(", ");
}

function spaceEntry(table: Table, space: number): Entry | null {
    if (!table.view) return null;
    const state = stateOf(table.view);
    const field = fieldOf(table);
    const lying = RESOURCES[state.resource[space] ?? 0];
    const zone = field.centre.includes(space) ? "centre" : field.corners.includes(space) ? "corner" : "outer";
    const lines = lying ? [t(`word-lies-${lying}`)] : [];
    const owner = state.owner[space] ?? EMPTY;
    const card = owner === EMPTY ? undefined : kindsOf(table).card[state.card[space] ?? NONE];
    if (!card) {
        return {
            title: spaceName(table, space),
            subtitle: t(`zone-${zone}`),
            icon: "board",
            tint: zone === "centre" ? "#f2c744" : "#8fb6d8",
            facts: [],
            lines,
            rules: ["aylkor.harvest.by-moving", "aylkor.move"],
        };
    }
    const facts = numberFacts(card);
    facts[0] = { label: t("word-attack"), value: String(attackOf(table, space)), icon: "swords" };
    facts[1] = { label: t("word-health"), value: `${state.health[space]}/${card.health}`, icon: "heart" };
    facts[2] = { label: t("word-move"), value: String(moveOf(table, space)), icon: "boots" };
    if (owner === state.active) lines.push(t(`condition-${state.condition[space] ?? 0}`));
    const text = nameIn(card.text);
    return {
        title: nameIn(card.name),
        subtitle: `${ownerName(table, owner)} · ${kindName(card)} · ${spaceName(table, space)}`,
        icon: iconOf(card),
        picture: PICTURES[card.id],
        tint: owner === PASSIVE ? TINTS.neutral : (PLAYERS[owner]?.colour ?? "#999"),
        facts,
        lines: text ? [text, ...lines] : lines,
        rules: ["aylkor.attack.damage", "aylkor.type.advantage"],
    };
}

function eventEntry(table: Table): Entry | null {
    if (!table.view) return null;
    const state = stateOf(table.view);
    const event = eventOf(table, state);
    return {
        title: event ? nameIn(event.name) : t("play-calm"),
        subtitle: event ? t("word-until", { round: state.event_until }) : t("word-first", { round: state.first_event }),
        icon: "hourglass",
        picture: event ? PICTURES[event.id] : undefined,
        tint: TINTS.tech,
        facts: [{ label: t("word-event-deck"), value: numeral(state.event_deck), icon: "deck" }],
        lines: event ? [nameIn(event.text)] : [],
        rules: ["aylkor.event.duration"],
    };
}

function playerEntry(table: Table, seat: number): Entry | null {
    if (!table.view) return null;
    const state = stateOf(table.view);
    const hero = kindsOf(table).card[state.hero[seat] ?? NONE];
    const { health, full } = heroHealth(table, state, seat);
    const captured = state.known[seat]?.map((card) => nameIn(kindsOf(table).card[card]?.name)) ?? [];
    return {
        title: table.playerName(seat),
        subtitle: hero ? nameIn(hero.name) : "",
        icon: "crown",
        tint: PLAYERS[seat]?.colour ?? "#999",
        facts: [
            { label: t("word-health"), value: `${health}/${full}`, icon: "heart" },
            { label: t("word-draw"), value: String(state.decks[seat] ?? 0), icon: "deck" },
            { label: t("word-discard"), value: String(state.discards[seat]?.length ?? 0), icon: "discard" },
            { label: t("word-defeated"), value: String(state.defeated[seat] ?? 0), icon: "skull" },
        ],
        lines: [
            ...(hero ? [nameIn(hero.text)] : []),
            ...(captured.length > 0 ? [t("word-known", { cards: captured.join(", ") })] : []),
        ],
        rules: ["aylkor.end.last-hero", "aylkor.end.round-limit"],
    };
}

export const entries: Entries = { card: cardEntry, space: spaceEntry, event: eventEntry, seat: playerEntry };
