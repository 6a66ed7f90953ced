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

export const aylkorChoices: Record<AylkorVerb, number[]> = {
    "end": [0],
    "corner": [1],
    "move": [1],
    "to": [1],
    "at": [1],
    "target": [1],
    "use": [1],
    "build": [1],
    "tech": [1],
    "hero": [1],
    "from": [1],
    "attack": [2],
};

export interface AylkorEvents {
    "order-die": { seat: number; die: number };
    "hero": { seat: number; card: number };
    "corner": { seat: number; card: number; space: number };
    "round": { round: number };
    "turn": { seat: number };
    "income": { seat: number; cogs: number };
    "drew": { seat: number; amount: number; cards?: number[] };
    "event": { event: number; until: number };
    "rolled": { resource: string; space: number };
    "rolled-again": { resource: string; space: number };
    "built": { seat: number; card: number; space: number };
    "played": { seat: number; card: number };
    "used": { seat: number; card: number; space: number };
    "moved": { seat: number; card: number; start: number; end: number };
    "gathered": { seat: number; resource: string; amount: number; space: number };
    "attacked": { seat: number; card: number; start: number; target: number; owner: number; end: number; damage: number };
    "struck-back": { card: number; start: number; end: number; damage: number };
    "hurt": { card: number; owner: number; space: number; damage: number; health: number };
    "healed": { card: number; owner: number; space: number; amount: number; health: number };
    "strengthened": { card: number; space: number; amount: number };
    "readied": { card: number; space: number };
    "fell": { card: number; owner: number; space: number };
    "rewarded": { seat: number; cogs: number };
    "captured": { seat: number; card: number };
    "gained": { seat: number; cogs: number; brew: number };
    "stole": { seat: number; other: number; cogs: number; brew: number };
    "out": { seat: number };
    "over": { living: number[] };
}

export const aylkorEvents = {
    "order-die": is.shape<AylkorEvents["order-die"]>({ seat: is.number, die: is.number }),
    "hero": is.shape<AylkorEvents["hero"]>({ seat: is.number, card: is.number }),
    "corner": is.shape<AylkorEvents["corner"]>({ seat: is.number, card: is.number, space: is.number }),
    "round": is.shape<AylkorEvents["round"]>({ round: is.number }),
    "turn": is.shape<AylkorEvents["turn"]>({ seat: is.number }),
    "income": is.shape<AylkorEvents["income"]>({ seat: is.number, cogs: is.number }),
    "drew": is.shape<AylkorEvents["drew"]>({ seat: is.number, amount: is.number, cards: is.maybe(is.list(is.number)) }),
    "event": is.shape<AylkorEvents["event"]>({ event: is.number, until: is.number }),
    "rolled": is.shape<AylkorEvents["rolled"]>({ resource: is.text, space: is.number }),
    "rolled-again": is.shape<AylkorEvents["rolled-again"]>({ resource: is.text, space: is.number }),
    "built": is.shape<AylkorEvents["built"]>({ seat: is.number, card: is.number, space: is.number }),
    "played": is.shape<AylkorEvents["played"]>({ seat: is.number, card: is.number }),
    "used": is.shape<AylkorEvents["used"]>({ seat: is.number, card: is.number, space: is.number }),
    "moved": is.shape<AylkorEvents["moved"]>({ seat: is.number, card: is.number, start: is.number, end: is.number }),
    "gathered": is.shape<AylkorEvents["gathered"]>({ seat: is.number, resource: is.text, amount: is.number, space: is.number }),
    "attacked": is.shape<AylkorEvents["attacked"]>({ seat: is.number, card: is.number, start: is.number, target: is.number, owner: is.number, end: is.number, damage: is.number }),
    "struck-back": is.shape<AylkorEvents["struck-back"]>({ card: is.number, start: is.number, end: is.number, damage: is.number }),
    "hurt": is.shape<AylkorEvents["hurt"]>({ card: is.number, owner: is.number, space: is.number, damage: is.number, health: is.number }),
    "healed": is.shape<AylkorEvents["healed"]>({ card: is.number, owner: is.number, space: is.number, amount: is.number, health: is.number }),
    "strengthened": is.shape<AylkorEvents["strengthened"]>({ card: is.number, space: is.number, amount: is.number }),
    "readied": is.shape<AylkorEvents["readied"]>({ card: is.number, space: is.number }),
    "fell": is.shape<AylkorEvents["fell"]>({ card: is.number, owner: is.number, space: is.number }),
    "rewarded": is.shape<AylkorEvents["rewarded"]>({ seat: is.number, cogs: is.number }),
    "captured": is.shape<AylkorEvents["captured"]>({ seat: is.number, card: is.number }),
    "gained": is.shape<AylkorEvents["gained"]>({ seat: is.number, cogs: is.number, brew: is.number }),
    "stole": is.shape<AylkorEvents["stole"]>({ seat: is.number, other: is.number, cogs: is.number, brew: is.number }),
    "out": is.shape<AylkorEvents["out"]>({ seat: is.number }),
    "over": is.shape<AylkorEvents["over"]>({ living: is.list(is.number) }),
};

export type AylkorTold = keyof AylkorEvents;

export type AylkorEvent = { [Kind in AylkorTold]: { kind: Kind } & AylkorEvents[Kind] }[AylkorTold];

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

export interface AylkorEnding {
    way: "last" | "all" | "limit";
}

export const isAylkorEnding = is.shape<AylkorEnding>({
    way: is.word("last", "all", "limit"),
});

export interface AylkorWorkedOut {
    costs: number[];
    attacks: number[];
    moves: number[];
    event_rounds: number;
    fights: AylkorFight[];
    deck: number[];
    ending?: AylkorEnding;
}

export const isAylkorWorkedOut = is.shape<AylkorWorkedOut>({
    costs: is.list(is.number),
    attacks: is.list(is.number),
    moves: is.list(is.number),
    event_rounds: is.number,
    fights: is.list(isAylkorFight),
    deck: is.list(is.number),
    ending: is.maybe(isAylkorEnding),
});
