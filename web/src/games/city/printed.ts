// Made from remnants.boxes.city.content.printed by python -m remnants.declaring. Do not edit.

import * as is from "../../lib/shapes";

export interface CityAbility {
    name: string | Record<string, string> | null;
    when: string;
    words: string[];
    text: string | Record<string, string>;
}

export const isCityAbility = is.shape<CityAbility>({
    name: is.either(is.either(is.text, is.named(is.text)), is.nothing),
    when: is.text,
    words: is.list(is.text),
    text: is.either(is.text, is.named(is.text)),
});

export interface CityCard {
    id: string;
    name: string | Record<string, string>;
    kind: "leader" | "member" | "ability" | "market" | "permanent";
    attack: number[];
    price: number;
    copies: number;
    flavour: Record<string, string> | null;
    abilities: CityAbility[];
}

export const isCityCard = is.shape<CityCard>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
    kind: is.word("leader", "member", "ability", "market", "permanent"),
    attack: is.list(is.number),
    price: is.number,
    copies: is.number,
    flavour: is.either(is.named(is.text), is.nothing),
    abilities: is.list(isCityAbility),
});

export interface CityGang {
    id: string;
    name: string | Record<string, string>;
    people: string | Record<string, string>;
    colour: string;
    letter: string;
    starter: number[];
}

export const isCityGang = is.shape<CityGang>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
    people: is.either(is.text, is.named(is.text)),
    colour: is.text,
    letter: is.text,
    starter: is.list(is.number),
});

export interface CityDevelopment {
    id: string;
    name: string | Record<string, string>;
    level: number;
    levels: number[];
    cost: number;
    renown: number;
    copies: number;
    sale: number;
    flavour: Record<string, string> | null;
    shape: [number, number][];
    abilities: CityAbility[];
}

export const isCityDevelopment = is.shape<CityDevelopment>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
    level: is.number,
    levels: is.list(is.number),
    cost: is.number,
    renown: is.number,
    copies: is.number,
    sale: is.number,
    flavour: is.either(is.named(is.text), is.nothing),
    shape: is.list(is.pair(is.number, is.number)),
    abilities: is.list(isCityAbility),
});

export interface CityToken {
    name: string | Record<string, string>;
    attack: number;
    bribe: number;
}

export const isCityToken = is.shape<CityToken>({
    name: is.either(is.text, is.named(is.text)),
    attack: is.number,
    bribe: is.number,
});

export interface CitySpace {
    name: string | Record<string, string>;
}

export const isCitySpace = is.shape<CitySpace>({
    name: is.either(is.text, is.named(is.text)),
});

export interface CityCondition {
    id: string;
    name: string | Record<string, string>;
    at_least: number;
    text: string | Record<string, string>;
}

export const isCityCondition = is.shape<CityCondition>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
    at_least: is.number,
    text: is.either(is.text, is.named(is.text)),
});

export interface CityAlert {
    name: string | Record<string, string>;
    text: string | Record<string, string>;
}

export const isCityAlert = is.shape<CityAlert>({
    name: is.either(is.text, is.named(is.text)),
    text: is.either(is.text, is.named(is.text)),
});

export interface CityKinds {
    card: CityCard[];
    gang: CityGang[];
    development: CityDevelopment[];
    token: CityToken[];
    space: CitySpace[];
    condition: CityCondition[];
    alert: CityAlert[];
}

export const isCityKinds = is.shape<CityKinds>({
    card: is.list(isCityCard),
    gang: is.list(isCityGang),
    development: is.list(isCityDevelopment),
    token: is.list(isCityToken),
    space: is.list(isCitySpace),
    condition: is.list(isCityCondition),
    alert: is.list(isCityAlert),
});

export interface CitySide {
    levels: number[];
    awards: number[];
    entries: number[];
    coordinates: number[][];
}

export const isCitySide = is.shape<CitySide>({
    levels: is.list(is.number),
    awards: is.list(is.number),
    entries: is.list(is.number),
    coordinates: is.list(is.list(is.number)),
});

export interface CitySides {
    even: CitySide;
    three: CitySide;
}

export const isCitySides = is.shape<CitySides>({
    even: isCitySide,
    three: isCitySide,
});

export interface CityNumbers {
    turns: number;
    renown: number;
    renown_price: number;
    figures: number;
    influence: number;
    reach: number;
    coin: number;
}

export const isCityNumbers = is.shape<CityNumbers>({
    turns: is.number,
    renown: is.number,
    renown_price: is.number,
    figures: is.number,
    influence: is.number,
    reach: is.number,
    coin: is.number,
});

export interface CityTable {
    sides: CitySides;
    numbers: CityNumbers;
    battle_die: number[];
    colours: string[];
}

export const isCityTable = is.shape<CityTable>({
    sides: isCitySides,
    numbers: isCityNumbers,
    battle_die: is.list(is.number),
    colours: is.list(is.text),
});

export interface CityCatalogue {
    kinds: CityKinds;
    table: CityTable;
}

export const isCityCatalogue = is.shape<CityCatalogue>({
    kinds: isCityKinds,
    table: isCityTable,
});
