// Made from remnants.boxes.aylkor.rules.declarations by python -m remnants.declaring. Do not edit.

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

export interface AylkorAsked {
    "resources": { brew: number; cogs: number };
    "roll-brew": { brew: number; cogs: number };
    "roll-cog": { brew: number; cogs: number };
    "event-effect": { when: boolean | number; number: number };
    "move-to": { unit: number };
    "place-unit": { card: number };
    "effect": { number: number; origin: number; card: number };
    "effect-target": { number: number; origin: number; card: number };
    "effect-player": { number: number; origin: number; card: number };
    "effect-space": { number: number; origin: number; card: number; unit: number };
}

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
    | { kind: "attacked"; seat: number; card: number; start: number; target: number; end: number; damage: number }
    | { kind: "struck-back"; card: number; start: number; end: number; damage: number }
    | { kind: "hurt"; card: number; owner: number; space: number; damage: number }
    | { kind: "healed"; card: number; owner: number; space: number; amount: number }
    | { kind: "strengthened"; card: number; space: number; amount: number }
    | { kind: "readied"; card: number; space: number }
    | { kind: "fell"; card: number; owner: number; space: number }
    | { kind: "captured"; seat: number; card: number }
    | { kind: "gained"; seat: number; cogs: number; brew: number }
    | { kind: "stole"; seat: number; other: number; cogs: number; brew: number }
    | { kind: "out"; seat: number }
    | { kind: "over"; living: number[] };

export type AylkorTold = AylkorEvent["kind"];

export interface AylkorWorkedOut {
    costs: number[];
    attacks: number[];
    moves: number[];
}
