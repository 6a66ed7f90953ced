// Made from remnants.boxes.aylkor.rules.declarations by python -m remnants.declaring. Do not edit.

import * as is from "../../lib/shapes";

export interface AylkorState {
    players: number;
    first_event: number;
    round_limit: number;
    heroes_chosen: number;
    round: number;
    active: number;
    order: number[];
    order_dice: number[][];
    hero: number[];
    hero_at: number[];
    out_since: number[];
    defeated: number[];
    cogs: number[];
    brew: number[];
    owner: number[];
    card: number[];
    health: number[];
    bonus: number[];
    condition: number[];
    resource: number[];
    owed_cogs: number;
    owed_brew: number;
    hands: (number[] | number)[];
    decks: number[];
    discards: number[][];
    captured: number[][];
    known: number[][];
    event: number;
    event_until: number;
    event_deck: number;
    event_discards: number[];
    triggered: number[][];
    agenda: [string, number][];
}

export const isAylkorState = is.shape<AylkorState>({
    players: is.number,
    first_event: is.number,
    round_limit: is.number,
    heroes_chosen: is.number,
    round: is.number,
    active: is.number,
    order: is.list(is.number),
    order_dice: is.list(is.list(is.number)),
    hero: is.list(is.number),
    hero_at: is.list(is.number),
    out_since: is.list(is.number),
    defeated: is.list(is.number),
    cogs: is.list(is.number),
    brew: is.list(is.number),
    owner: is.list(is.number),
    card: is.list(is.number),
    health: is.list(is.number),
    bonus: is.list(is.number),
    condition: is.list(is.number),
    resource: is.list(is.number),
    owed_cogs: is.number,
    owed_brew: is.number,
    hands: is.list(is.either(is.list(is.number), is.number)),
    decks: is.list(is.number),
    discards: is.list(is.list(is.number)),
    captured: is.list(is.list(is.number)),
    known: is.list(is.list(is.number)),
    event: is.number,
    event_until: is.number,
    event_deck: is.number,
    event_discards: is.list(is.number),
    triggered: is.list(is.list(is.number)),
    agenda: is.list(is.pair(is.text, is.number)),
});

export interface AylkorAsked {
    "resources": { brew: number; cogs: number };
    "roll-brew": { brew: number; cogs: number };
    "roll-cog": { brew: number; cogs: number };
    "event-effect": { when: boolean | number; number: number };
    "move-to": { unit: number };
    "place-unit": { card?: number };
    "effect": { number: number; origin: number; card: number };
    "effect-target": { number: number; origin: number; card: number };
    "effect-player": { number: number; origin: number; card: number };
    "effect-space": { number: number; origin: number; card: number; unit: number };
}

export const aylkorAsked = {
    "resources": is.shape<AylkorAsked["resources"]>({ brew: is.number, cogs: is.number }),
    "roll-brew": is.shape<AylkorAsked["roll-brew"]>({ brew: is.number, cogs: is.number }),
    "roll-cog": is.shape<AylkorAsked["roll-cog"]>({ brew: is.number, cogs: is.number }),
    "event-effect": is.shape<AylkorAsked["event-effect"]>({ when: is.either(is.flag, is.number), number: is.number }),
    "move-to": is.shape<AylkorAsked["move-to"]>({ unit: is.number }),
    "place-unit": is.shape<AylkorAsked["place-unit"]>({ card: is.maybe(is.number) }),
    "effect": is.shape<AylkorAsked["effect"]>({ number: is.number, origin: is.number, card: is.number }),
    "effect-target": is.shape<AylkorAsked["effect-target"]>({ number: is.number, origin: is.number, card: is.number }),
    "effect-player": is.shape<AylkorAsked["effect-player"]>({ number: is.number, origin: is.number, card: is.number }),
    "effect-space": is.shape<AylkorAsked["effect-space"]>({ number: is.number, origin: is.number, card: is.number, unit: is.number }),
};

export type AylkorChoice =
    | ["end"]
    | [verb: "corner", space: number]
    | [verb: "move", space: number]
    | [verb: "to", space: number]
    | [verb: "at", space: number]
    | [verb: "target", space: number]
    | [verb: "use", space: number]
    | [verb: "build", card: number]
    | [verb: "tech", card: number]
    | [verb: "hero", card: number]
    | [verb: "from", player: number]
    | [verb: "attack", space: number, end: number];

export type AylkorVerb = AylkorChoice[0];

export type AylkorEvent =
    | { kind: "order-die"; seat: number; die: number }
    | { kind: "hero"; seat: number; card: number }
    | { kind: "corner"; seat: number; card: number; space: number }
    | { kind: "round"; round: number }
    | { kind: "turn"; seat: number }
    | { kind: "income"; seat: number; cogs: number }
    | { kind: "drew"; seat: number; amount: number; cards?: number[] }
    | { kind: "event"; event: number; until: number }
    | { kind: "rolled"; resource: string; space: number }
    | { kind: "rolled-again"; resource: string; space: number }
    | { kind: "built"; seat: number; card: number; space: number }
    | { kind: "played"; seat: number; card: number }
    | { kind: "used"; seat: number; card: number; space: number }
    | { kind: "moved"; seat: number; card: number; start: number; end: number }
    | { kind: "gathered"; seat: number; resource: string; amount: number; space: number }
    | { kind: "attacked"; seat: number; card: number; start: number; target: number; owner: number; end: number; damage: number }
    | { kind: "struck-back"; card: number; start: number; end: number; damage: number }
    | { kind: "hurt"; card: number; owner: number; space: number; damage: number; health: number }
    | { kind: "healed"; card: number; owner: number; space: number; amount: number; health: number }
    | { kind: "strengthened"; card: number; space: number; amount: number }
    | { kind: "readied"; card: number; space: number }
    | { kind: "fell"; card: number; owner: number; space: number }
    | { kind: "rewarded"; seat: number; cogs: number }
    | { kind: "captured"; seat: number; card: number }
    | { kind: "gained"; seat: number; cogs: number; brew: number }
    | { kind: "stole"; seat: number; other: number; cogs: number; brew: number }
    | { kind: "out"; seat: number }
    | { kind: "over"; living: number[] };

export type AylkorTold = AylkorEvent["kind"];

export interface AylkorFight {
    start: number;
    end: number;
    damage: number;
    left: number;
    back: number;
    kept: number;
}

export const isAylkorFight = is.shape<AylkorFight>({
    start: is.number,
    end: is.number,
    damage: is.number,
    left: is.number,
    back: is.number,
    kept: is.number,
});

export interface AylkorWorkedOut {
    costs: number[];
    attacks: number[];
    moves: number[];
    fights: AylkorFight[];
    deck: number[];
}

export const isAylkorWorkedOut = is.shape<AylkorWorkedOut>({
    costs: is.list(is.number),
    attacks: is.list(is.number),
    moves: is.list(is.number),
    fights: is.list(isAylkorFight),
    deck: is.list(is.number),
});
