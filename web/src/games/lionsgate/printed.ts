// Made from remnants.boxes.lionsgate.content.printed by python -m remnants.declaring. Do not edit.

import * as is from "../../lib/shapes";

export interface LionsgateMercenary {
    id: string;
    name: string | Record<string, string>;
    engineering: number;
    mining: number;
    fighting: number;
    text: string | Record<string, string>;
}

export const isLionsgateMercenary = is.shape<LionsgateMercenary>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
    engineering: is.number,
    mining: is.number,
    fighting: is.number,
    text: is.either(is.text, is.named(is.text)),
});

export interface LionsgateBandit {
    id: string;
    name: string | Record<string, string>;
    toughness: number;
    steal: number;
    bounty: number;
}

export const isLionsgateBandit = is.shape<LionsgateBandit>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
    toughness: is.number,
    steal: is.number,
    bounty: is.number,
});

export interface LionsgateUpgrade {
    id: string;
    name: string | Record<string, string>;
    kind: "cog" | "pipe";
    text: string | Record<string, string>;
}

export const isLionsgateUpgrade = is.shape<LionsgateUpgrade>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
    kind: is.word("cog", "pipe"),
    text: is.either(is.text, is.named(is.text)),
});

export interface LionsgateCave {
    id: string;
    name: string | Record<string, string>;
    spoken: string | Record<string, string>;
    kind: "town" | "mine" | "factory" | "workshop" | "guild" | "city";
    x: number;
    y: number;
    large: boolean;
    ore: number;
    tools: number[];
    makes: number;
    deck: number;
    markets: number[];
    circles: number[];
}

export const isLionsgateCave = is.shape<LionsgateCave>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
    spoken: is.either(is.text, is.named(is.text)),
    kind: is.word("town", "mine", "factory", "workshop", "guild", "city"),
    x: is.number,
    y: is.number,
    large: is.flag,
    ore: is.number,
    tools: is.list(is.number),
    makes: is.number,
    deck: is.number,
    markets: is.list(is.number),
    circles: is.list(is.number),
});

export interface LionsgateTunnel {
    name: string | Record<string, string>;
    ends: [number, number];
    difficulty: number;
}

export const isLionsgateTunnel = is.shape<LionsgateTunnel>({
    name: is.either(is.text, is.named(is.text)),
    ends: is.pair(is.number, is.number),
    difficulty: is.number,
});

export interface LionsgateMarket {
    name: string | Record<string, string>;
    cave: number;
    good: number;
    squares: number[];
}

export const isLionsgateMarket = is.shape<LionsgateMarket>({
    name: is.either(is.text, is.named(is.text)),
    cave: is.number,
    good: is.number,
    squares: is.list(is.number),
});

export interface LionsgateCircle {
    name: string | Record<string, string>;
    cave: number;
    price: number;
}

export const isLionsgateCircle = is.shape<LionsgateCircle>({
    name: is.either(is.text, is.named(is.text)),
    cave: is.number,
    price: is.number,
});

export interface LionsgateWord {
    id: string;
    name: string | Record<string, string>;
}

export const isLionsgateWord = is.shape<LionsgateWord>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
});

export interface LionsgateKinds {
    mercenary: LionsgateMercenary[];
    bandit: LionsgateBandit[];
    upgrade: LionsgateUpgrade[];
    cave: LionsgateCave[];
    tunnel: LionsgateTunnel[];
    market: LionsgateMarket[];
    circle: LionsgateCircle[];
    good: LionsgateWord[];
    tile: LionsgateWord[];
    deck: LionsgateWord[];
}

export const isLionsgateKinds = is.shape<LionsgateKinds>({
    mercenary: is.list(isLionsgateMercenary),
    bandit: is.list(isLionsgateBandit),
    upgrade: is.list(isLionsgateUpgrade),
    cave: is.list(isLionsgateCave),
    tunnel: is.list(isLionsgateTunnel),
    market: is.list(isLionsgateMarket),
    circle: is.list(isLionsgateCircle),
    good: is.list(isLionsgateWord),
    tile: is.list(isLionsgateWord),
    deck: is.list(isLionsgateWord),
});

export interface LionsgateRank {
    money: number;
    name: string | Record<string, string>;
}

export const isLionsgateRank = is.shape<LionsgateRank>({
    money: is.number,
    name: is.either(is.text, is.named(is.text)),
});

export interface LionsgateTable {
    guild: number;
    city: number;
    multipliers: number[];
    share_row: number[];
    ranks: LionsgateRank[];
    upgrade_spaces: number;
    boxes_a_car: number;
    entry_price: number;
}

export const isLionsgateTable = is.shape<LionsgateTable>({
    guild: is.number,
    city: is.number,
    multipliers: is.list(is.number),
    share_row: is.list(is.number),
    ranks: is.list(isLionsgateRank),
    upgrade_spaces: is.number,
    boxes_a_car: is.number,
    entry_price: is.number,
});

export interface LionsgateCatalogue {
    kinds: LionsgateKinds;
    table: LionsgateTable;
}

export const isLionsgateCatalogue = is.shape<LionsgateCatalogue>({
    kinds: isLionsgateKinds,
    table: isLionsgateTable,
});
