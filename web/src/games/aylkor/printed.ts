// Made from remnants.boxes.aylkor.content.printed by python -m remnants.declaring. Do not edit.

import * as is from "../../lib/shapes";

export interface AylkorCard {
    id: string;
    mark: string;
    name: string | Record<string, string>;
    kind: "unit" | "tech" | "hero";
    type: "neutral" | "organic" | "mechanical" | "elemental";
    cogs: number;
    brew: number;
    attack: number;
    health: number;
    move: number;
    range: number;
    copies: number;
    text: string | Record<string, string>;
}

export const isAylkorCard = is.shape<AylkorCard>({
    id: is.text,
    mark: is.text,
    name: is.either(is.text, is.named(is.text)),
    kind: is.word("unit", "tech", "hero"),
    type: is.word("neutral", "organic", "mechanical", "elemental"),
    cogs: is.number,
    brew: is.number,
    attack: is.number,
    health: is.number,
    move: is.number,
    range: is.number,
    copies: is.number,
    text: is.either(is.text, is.named(is.text)),
});

export interface AylkorEventCard {
    id: string;
    name: string | Record<string, string>;
    rounds: number;
    text: string | Record<string, string>;
}

export const isAylkorEventCard = is.shape<AylkorEventCard>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
    rounds: is.number,
    text: is.either(is.text, is.named(is.text)),
});

export interface AylkorSpace {
    name: string | Record<string, string>;
}

export const isAylkorSpace = is.shape<AylkorSpace>({
    name: is.either(is.text, is.named(is.text)),
});

export interface AylkorResource {
    id: string;
    name: string | Record<string, string>;
}

export const isAylkorResource = is.shape<AylkorResource>({
    id: is.text,
    name: is.either(is.text, is.named(is.text)),
});

export interface AylkorKinds {
    card: AylkorCard[];
    event: AylkorEventCard[];
    space: AylkorSpace[];
    resource: AylkorResource[];
}

export const isAylkorKinds = is.shape<AylkorKinds>({
    card: is.list(isAylkorCard),
    event: is.list(isAylkorEventCard),
    space: is.list(isAylkorSpace),
    resource: is.list(isAylkorResource),
});

export interface AylkorField {
    rows: number;
    columns: number;
    corners: number[];
    centre: number[];
    numbered: number[];
}

export const isAylkorField = is.shape<AylkorField>({
    rows: is.number,
    columns: is.number,
    corners: is.list(is.number),
    centre: is.list(is.number),
    numbered: is.list(is.number),
});

export interface AylkorCatalogue {
    kinds: AylkorKinds;
    table: AylkorField;
}

export const isAylkorCatalogue = is.shape<AylkorCatalogue>({
    kinds: isAylkorKinds,
    table: isAylkorField,
});
