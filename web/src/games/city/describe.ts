/** Cards, developments, spaces and tokens in words. */

import { BLANK } from "../../lib/board/faces";
import type { IconName } from "../../lib/pieces/icons";
import type { Table } from "../../lib/table.svelte";
import { nameIn, numeral, t } from "../../lib/text.svelte";
import type { Entries, Entry, Face } from "../contract";
import type { CityAbility, CityCard } from "./printed";
import PICTURES from "./pictures.json?drawn";
import {
    coloursOf,
    figuresOn,
    holderOf,
    kindsOf,
    NOBODY,
    numberOf,
    priceFor,
    saleFor,
    sideOf,
    spaceName,
    stateOf,
    tileOn,
    tokensOn,
    workedOut,
} from "./city";

export const COLOURS: Record<string, string> = {
    yellow: "#f2c744",
    red: "#f07167",
    blue: "#6fa8f7",
    green: "#57c795",
};
const CARD_ICONS: Record<CityCard["kind"], IconName> = {
    leader: "crown",
    member: "person",
    ability: "spark",
    market: "crate",
    permanent: "anchor",
};
const WORD_ICONS: Record<string, IconName> = {
    arcs: "coin",
    income: "coin",
    gamble: "die",
    renown: "star",
    award: "star",
    draw: "cards",
    fetch: "cards",
    cycle: "cards",
    trash: "discard",
    figures: "pawn",
    march: "boots",
    reach: "boots",
    marchers: "boots",
    enlist: "person",
    product: "crate",
    sale: "scale",
    "sale-bonus": "scale",
    cheaper: "coin",
    discount: "coin",
    "cheaper-bribe": "eye",
    purge: "eye",
    attack: "swords",
    "attack-per": "swords",
    dice: "die",
    weaken: "shield",
    rob: "coin",
};

/** The picture of what an ability mostly does. */
export function abilityIcon(abilities: CityAbility[], usual: IconName): IconName {
    return WORD_ICONS[abilities[0]?.words[0] ?? ""] ?? usual;
}

function colourOf(table: Table, seat: number | null): string | null {
    if (seat === null || !table.view) return null;
    return kindsOf(table).gang[stateOf(table.view).gang[seat] ?? NOBODY]?.colour ?? null;
}

export function face(table: Table, id: number): Face {
    const card = kindsOf(table).card[id];
    if (!card) return BLANK;
    const own = colourOf(table, table.seat);
    const order = coloursOf(table);
    const unit = card.kind === "leader" || card.kind === "member";
    const market = card.kind === "market" || card.kind === "permanent";
    const state = table.view ? stateOf(table.view) : null;
    return {
        title: nameIn(card.name),
        kind: t(`kind-${card.kind}`),
        icon: unit ? CARD_ICONS[card.kind] : abilityIcon(card.abilities, CARD_ICONS[card.kind]),
        picture: PICTURES[card.id],
        tint: unit ? "#d9a36b" : market ? "#b99be8" : "#7fc4c9",
        corner: unit && own ? String(card.attack[order.indexOf(own)] ?? 0) : null,
        cornerLabel: t("word-attack"),
        price: market && state?.market_row.includes(id) ? priceFor(table, "market", id) : null,
        values: unit
            ? order.map((colour, place) => ({
                  colour: COLOURS[colour] ?? "#aab",
                  value: card.attack[place] ?? 0,
                  own: colour === own,
              }))
            : [],
        lines: card.abilities.map((ability) => nameIn(ability.text)),
        flavour: card.flavour ? nameIn(card.flavour) : undefined,
    };
}

function cardEntry(table: Table, id: number): Entry | null {
    const card = kindsOf(table).card[id];
    if (!card) return null;
    const { title, kind, icon, picture, tint, flavour } = face(table, id);
    const facts: Entry["facts"] = [];
    for (const [place, colour] of coloursOf(table).entries()) {
        const gang = kindsOf(table).gang.find((one) => one.colour === colour);
        const attack = card.attack[place] ?? 0;
        if (attack > 0) facts.push({ label: nameIn(gang?.name), value: String(attack), icon: "swords" });
    }
    if (card.price) facts.push({ label: t("word-price"), value: numeral(card.price), icon: "coin" });
    facts.push({ label: t("word-copies"), value: String(card.copies), icon: "cards" });
    const lines = card.abilities.map((ability) => {
        const text = nameIn(ability.text);
        return ability.name ? `${nameIn(ability.name)} — ${text}` : text;
    });
    const rules = ["city.cards.kinds", "city.cards.copies"];
    return { title, subtitle: kind, icon, picture, tint, facts, lines, flavour, rules };
}

export function developmentEntry(table: Table, number: number): Entry | null {
    const development = kindsOf(table).development[number];
    if (!development || !table.view) return null;
    const state = stateOf(table.view);
    const facts: Entry["facts"] = [
        {
            label: t("word-price"),
            value: numeral(priceFor(table, "development", number)),
            icon: "coin",
        },
        { label: t("word-award"), value: String(development.renown), icon: "star" },
    ];
    const lines = development.abilities.map((ability) => nameIn(ability.text));
    if (development.sale) lines.push(t("word-sale", { amount: saleFor(table, number) }));
    const levels = development.levels.map((level) => t(`level-${level}`)).join(", ");
    return {
        title: nameIn(development.name),
        subtitle: `${levels} · ${t("word-tiles-left", { count: state.tiles_left[number] ?? 0 })}`,
        icon: abilityIcon(development.abilities, "building"),
        picture: PICTURES[development.id],
        tint: "#d9c9a3",
        facts,
        lines,
        flavour: development.flavour ? nameIn(development.flavour) : undefined,
        rules: ["city.develop.build", "city.control.development"],
    };
}

function tokenNote(table: Table, token: number): string {
    const attack = kindsOf(table).token[token]?.attack ?? 0;
    return t("word-ycu-note", { attack, bribe: workedOut(table.view).bribes[token] ?? 0 });
}

/** The six lines of the alert card. */
export function alertLines(table: Table): string[] {
    return kindsOf(table).alert.map((alert, place) => `${place + 1} ${nameIn(alert.name)}: ${nameIn(alert.text)}`);
}

/** One way to gain influence in words, and how far somebody is with it. */
export function conditionLine(table: Table, seat: number, number: number): string {
    const condition = kindsOf(table).condition[number];
    const met = (((table.view ? stateOf(table.view).conditions[seat] : 0) ?? 0) >> number) & 1;
    return t("influence-line", {
        state: met ? "done" : "open",
        name: nameIn(condition?.name),
        text: nameIn(condition?.text),
        reached: workedOut(table.view).progress[seat]?.[number] ?? 0,
    });
}

function alertEntry(table: Table): Entry {
    return {
        title: t("word-alert"),
        subtitle: "",
        icon: "eye",
        tint: "#e9e3f2",
        facts: [],
        lines: alertLines(table),
        rules: ["city.ycu.alert", "city.ycu.alert-card"],
    };
}

function tokenEntry(table: Table, token: number): Entry | null {
    if (!kindsOf(table).token[token]) return null;
    return {
        title: t("word-ycu"),
        subtitle: "",
        icon: "eye",
        tint: "#e9e3f2",
        facts: [],
        lines: [tokenNote(table, token), ...alertLines(table)],
        rules: ["city.ycu.battle", "city.ycu.bribe", "city.ycu.alert-card"],
    };
}

function spaceEntry(table: Table, space: number): Entry | null {
    if (!table.view) return null;
    const state = stateOf(table.view);
    const side = sideOf(table, state.players);
    const level = side.levels[space] ?? NOBODY;
    const lines: string[] = [];
    const award = side.awards[space] ?? 0;
    if (award) lines.push(t("word-space-award", { count: award }));
    const owner = state.entry.indexOf(space);
    if (owner >= 0) lines.push(t("word-entry-of", { seat: table.playerName(owner) }));
    for (let seat = 0; seat < state.players; seat += 1) {
        const count = figuresOn(state, seat, space);
        if (count) lines.push(t("word-figures-of", { count, seat: table.playerName(seat) }));
    }
    const holder = holderOf(state, space);
    if (holder >= 0) lines.push(t("word-controls", { seat: table.playerName(holder) }));
    const tokens = tokensOn(state, space).map((token) => tokenNote(table, token));
    for (const note of new Set(tokens)) {
        const count = tokens.filter((other) => other === note).length;
        lines.push(count > 1 ? `${count} × ${note}` : note);
    }
    const tile = tileOn(state, space);
    let facts: Entry["facts"] = [];
    if (tile >= 0) {
        const entry = developmentEntry(table, state.tile_design[tile]!);
        if (entry) {
            lines.unshift(`${entry.title} — ${entry.lines.join(" ")}`);
            facts = entry.facts.slice(1);
        }
        const products = state.tile_products[tile] ?? 0;
        if (products) lines.push(t("word-products", { count: products }));
    }
    return {
        title: spaceName(space),
        subtitle: level === NOBODY ? t("level-closed") : t(`level-${level}`),
        icon: "building",
        tint: ["#d58f86", "#8fb1e6", "#7fcaa9"][level] ?? "#999",
        facts,
        lines,
        rules: ["city.control.space"],
    };
}

/** A space and what is on it, in one line for whoever cannot see it. */
export function describeSpace(table: Table, space: number): string {
    if (!table.view) return "";
    const state = stateOf(table.view);
    const level = sideOf(table, state.players).levels[space] ?? NOBODY;
    const words = [spaceName(space), level === NOBODY ? t("level-closed") : t(`level-${level}`)];
    const tile = tileOn(state, space);
    if (tile >= 0) words.push(table.name("tile", tile));
    for (let seat = 0; seat < state.players; seat += 1) {
        const count = figuresOn(state, seat, space);
        if (count) words.push(t("word-figures-of", { count, seat: table.playerName(seat) }));
    }
    for (const token of tokensOn(state, space)) {
        words.push(`${t("word-ycu")} ${kindsOf(table).token[token]?.attack}`);
    }
    return words.join(", ");
}

function playerEntry(table: Table, seat: number): Entry | null {
    if (!table.view) return null;
    const state = stateOf(table.view);
    const gang = kindsOf(table).gang[state.gang[seat] ?? NOBODY];
    const conditions = kindsOf(table).condition.map((_, number) => conditionLine(table, seat, number));
    return {
        title: table.playerName(seat),
        subtitle: gang ? `${nameIn(gang.name)} · ${nameIn(gang.people)}` : "",
        icon: "people",
        tint: COLOURS[gang?.colour ?? ""] ?? "#999",
        facts: [
            { label: t("word-draw"), value: String(state.draw[seat]) },
            { label: t("word-discard"), value: String(state.discard[seat]?.length ?? 0) },
            { label: t("word-unused"), value: String(state.unused[seat]) },
        ],
        lines: conditions,
        rules: ["city.influence.once", "city.influence.described", "city.influence.uses"],
    };
}

function pileEntry(table: Table): Entry {
    return {
        title: t("word-pile"),
        subtitle: table.view ? numeral(stateOf(table.view).pile) : "",
        icon: "star",
        tint: "#f2c744",
        facts: [{ label: t("choice-renown", { price: numberOf(table, "renown_price") }), value: "" }],
        lines: [],
        rules: ["city.renown.award", "city.renown.short-pile"],
    };
}

export const entries: Entries = {
    card: cardEntry,
    development: developmentEntry,
    token: tokenEntry,
    space: spaceEntry,
    tile: (table, tile) =>
        developmentEntry(table, table.view ? (stateOf(table.view).tile_design[tile] ?? NOBODY) : NOBODY),
    seat: playerEntry,
    pile: pileEntry,
    alert: alertEntry,
};
