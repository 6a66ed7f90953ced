// Made from remnants.boxes.lionsgate.rules.declarations by python -m remnants.declaring. Do not edit.

import * as is from "../../lib/shapes";

export interface LionsgateState {
    players: number;
    round: number;
    round_limit: number;
    last_round: number;
    order: number[];
    at: number;
    tiles: number[];
    money: number[];
    draft_gold: number[];
    offer: number[];
    offer_gold: number[];
    team: number[];
    ready: number[];
    crew: number;
    scouted: number;
    aboard: number;
    engine: number[];
    derailed: number;
    arrived: number;
    fallen: number;
    lost: number;
    mat: number[][];
    cars: number[][];
    tracks: number[];
    upgrades: number[];
    bandits: number[];
    tokens: number[];
    token_supply: number;
    loose: number[];
    supply: number[];
    filled: number[];
    gilded: number[];
    ghosts: number;
    circle_owner: number[];
    circle_tokens: number[];
    shares_left: number[];
    bag: number[];
    risk: number[];
    drawn_tiles: number[];
    route: number[];
    drawn_cards: number[];
    drawn_from: number;
    deck: number[];
    deck_top: number[][];
    discard: number[];
    agenda: [string, number][];
}

export const isLionsgateState = is.shape<LionsgateState>({
    players: is.number,
    round: is.number,
    round_limit: is.number,
    last_round: is.number,
    order: is.list(is.number),
    at: is.number,
    tiles: is.list(is.number),
    money: is.list(is.number),
    draft_gold: is.list(is.number),
    offer: is.list(is.number),
    offer_gold: is.list(is.number),
    team: is.list(is.number),
    ready: is.list(is.number),
    crew: is.number,
    scouted: is.number,
    aboard: is.number,
    engine: is.list(is.number),
    derailed: is.number,
    arrived: is.number,
    fallen: is.number,
    lost: is.number,
    mat: is.list(is.list(is.number)),
    cars: is.list(is.list(is.number)),
    tracks: is.list(is.number),
    upgrades: is.list(is.number),
    bandits: is.list(is.number),
    tokens: is.list(is.number),
    token_supply: is.number,
    loose: is.list(is.number),
    supply: is.list(is.number),
    filled: is.list(is.number),
    gilded: is.list(is.number),
    ghosts: is.number,
    circle_owner: is.list(is.number),
    circle_tokens: is.list(is.number),
    shares_left: is.list(is.number),
    bag: is.list(is.number),
    risk: is.list(is.number),
    drawn_tiles: is.list(is.number),
    route: is.list(is.number),
    drawn_cards: is.list(is.number),
    drawn_from: is.number,
    deck: is.list(is.number),
    deck_top: is.list(is.list(is.number)),
    discard: is.list(is.number),
    agenda: is.list(is.pair(is.text, is.number)),
});

export interface LionsgateAsked {
    "drive": { cave: number; spent: number; used: number; engineering: number; blocked: number };
    "draw-tile": { may_draw: number; calmed: boolean | number };
    "dig": { may_draw: number; calmed: boolean | number };
    "skunk": { may_draw: number };
    "fight-dice": { dice: number; again: boolean | number };
    "reroll": { rolled: number; dice: number };
    "beat": { strength: number };
    "load": { may_load: number; loaded: number };
    "unload": { may_unload: number; done: number };
    "go-on-unloading": { may_unload: number; done: number };
    "browse": { may_unload: number; done: number };
    "pay": { good: number; amount: number };
    "replace": { mercenary: number };
    "target": { pipe: number };
    "ward": { attacker: number; pipe: number; car: number };
    "shelter": { wanted: number };
}

export const lionsgateAsked = {
    "drive": is.shape<LionsgateAsked["drive"]>({ cave: is.number, spent: is.number, used: is.number, engineering: is.number, blocked: is.number }),
    "draw-tile": is.shape<LionsgateAsked["draw-tile"]>({ may_draw: is.number, calmed: is.either(is.flag, is.number) }),
    "dig": is.shape<LionsgateAsked["dig"]>({ may_draw: is.number, calmed: is.either(is.flag, is.number) }),
    "skunk": is.shape<LionsgateAsked["skunk"]>({ may_draw: is.number }),
    "fight-dice": is.shape<LionsgateAsked["fight-dice"]>({ dice: is.number, again: is.either(is.flag, is.number) }),
    "reroll": is.shape<LionsgateAsked["reroll"]>({ rolled: is.number, dice: is.number }),
    "beat": is.shape<LionsgateAsked["beat"]>({ strength: is.number }),
    "load": is.shape<LionsgateAsked["load"]>({ may_load: is.number, loaded: is.number }),
    "unload": is.shape<LionsgateAsked["unload"]>({ may_unload: is.number, done: is.number }),
    "go-on-unloading": is.shape<LionsgateAsked["go-on-unloading"]>({ may_unload: is.number, done: is.number }),
    "browse": is.shape<LionsgateAsked["browse"]>({ may_unload: is.number, done: is.number }),
    "pay": is.shape<LionsgateAsked["pay"]>({ good: is.number, amount: is.number }),
    "replace": is.shape<LionsgateAsked["replace"]>({ mercenary: is.number }),
    "target": is.shape<LionsgateAsked["target"]>({ pipe: is.number }),
    "ward": is.shape<LionsgateAsked["ward"]>({ attacker: is.number, pipe: is.number, car: is.number }),
    "shelter": is.shape<LionsgateAsked["shelter"]>({ wanted: is.number }),
};

export type LionsgateChoice =
    | [verb: "take", mercenary: number]
    | [verb: "assign", mercenary: number]
    | ["move"]
    | ["mine"]
    | ["load"]
    | ["unload"]
    | ["fight"]
    | ["rest"]
    | ["end"]
    | ["stop"]
    | ["none"]
    | [verb: "tunnel", tunnel: number]
    | [verb: "go", cave: number]
    | ["draw"]
    | ["calm"]
    | ["run"]
    | ["reroll"]
    | ["keep-roll"]
    | [verb: "beat", bandit: number]
    | [verb: "token", tunnel: number]
    | [verb: "load", good: number, amount: number]
    | [verb: "drop", box: number, amount: number]
    | [verb: "sell", box: number, market: number, amount: number]
    | [verb: "share", circle: number]
    | ["workshop"]
    | ["hire"]
    | [verb: "pay", box: number]
    | ["more"]
    | [verb: "keep", card: number]
    | [verb: "replace", mercenary: number]
    | [verb: "on-top", card: number]
    | [verb: "pipe", upgrade: number]
    | [verb: "scout", tunnel: number]
    | [verb: "discard", upgrade: number]
    | [verb: "player", player: number]
    | [verb: "car", player: number, car: number]
    | [verb: "ward", upgrade: number]
    | ["suffer"]
    | [verb: "lose", upgrade: number];

export type LionsgateVerb = LionsgateChoice[0];

export type LionsgateEvent =
    | { kind: "order-dealt"; order: number[] }
    | { kind: "offered"; mercenary: number }
    | { kind: "joined"; seat: number; mercenary: number }
    | { kind: "drafted"; seat: number; mercenary: number; gold: number }
    | { kind: "draft-ended"; order: number[]; gold: number[] }
    | { kind: "round"; round: number; order: number[] }
    | { kind: "assigned"; seat: number; mercenary: number }
    | { kind: "rested"; seat: number }
    | { kind: "moved"; seat: number; start: number; cave: number; route: number[]; met: number }
    | { kind: "detour"; seat: number; cave: number; longer: number }
    | { kind: "shut-off"; seat: number; caves: number[] }
    | { kind: "bandit-met"; seat: number; bandit: number }
    | { kind: "tokens-left"; seat: number; route: number[]; tokens: number }
    | { kind: "token-removed"; seat: number; tunnel: number }
    | { kind: "tile-drawn"; seat: number; drawn: number; ore: number }
    | { kind: "skunk"; seat: number }
    | { kind: "skunk-calmed"; seat: number }
    | { kind: "mined"; seat: number; cave: number; good: number; ore: number; found: number[]; times: number; extra: number }
    | { kind: "risk-reset" }
    | { kind: "rolled"; seat: number; dice: number[]; sum: number }
    | { kind: "beaten"; seat: number; bandit: number; bounty: number }
    | { kind: "stolen"; seat: number; goods: number; wanted: number }
    | { kind: "engine-derailed"; seat: number; cave: number }
    | { kind: "boxcars-derailed"; seat: number; car: number; goods: number[] }
    | { kind: "goods-spilled"; seat: number; cave: number; goods: number[] }
    | { kind: "upgrade-lost"; seat: number; upgrade: number }
    | { kind: "pipe-played"; seat: number; pipe: number; victim: number }
    | { kind: "warded"; seat: number; pipe: number }
    | { kind: "tile-taken"; seat: number; tile: number }
    | { kind: "loaded"; seat: number; good: number; amount: number }
    | { kind: "unloaded"; seat: number; good: number; amount: number; cave: number }
    | { kind: "sold"; seat: number; good: number; amount: number; market: number; money: number; bonus: number }
    | { kind: "shares-placed"; seat: number; circle: number; tokens: number }
    | { kind: "card-drawn"; seat: number; deck: number; card: number }
    | { kind: "upgrade-kept"; seat: number; upgrade: number }
    | { kind: "hired"; seat: number; mercenary: number }
    | { kind: "dismissed"; seat: number; mercenary: number }
    | { kind: "card-put-back"; deck: number; card: number }
    | { kind: "consumed"; amount: number }
    | { kind: "town-died"; town: number }
    | { kind: "town-awakened"; town: number }
    | { kind: "shares-returned"; seat: number; tokens: number; money: number }
    | { kind: "converted"; cave: number; good: number; amount: number }
    | { kind: "shares-paid"; seat: number; money: number }
    | { kind: "engines-righted" }
    | { kind: "arrived"; seat: number; goods: number; money: number }
    | { kind: "lost" }
    | { kind: "game-over"; money: number[] };

export type LionsgateTold = LionsgateEvent["kind"];

export interface LionsgateCrew {
    crew: number;
    engineering: number;
    mining: number;
    fighting: number;
}

export const isLionsgateCrew = is.shape<LionsgateCrew>({
    crew: is.number,
    engineering: is.number,
    mining: is.number,
    fighting: is.number,
});

export interface LionsgateAlone {
    ghosts: number;
    ghosts_allowed: number;
    rank: number;
    next_rank: number;
}

export const isLionsgateAlone = is.shape<LionsgateAlone>({
    ghosts: is.number,
    ghosts_allowed: is.number,
    rank: is.number,
    next_rank: is.number,
});

export interface LionsgateWay {
    difficulty: number;
    tokens: number;
    tunnels: number[];
}

export const isLionsgateWay = is.shape<LionsgateWay>({
    difficulty: is.number,
    tokens: is.number,
    tunnels: is.list(is.number),
});

export interface LionsgateWorkedOut {
    crew: LionsgateCrew;
    boxes: number[];
    shares: number[];
    payout: number[];
    multiplier: number;
    alone?: LionsgateAlone;
    ore?: number;
    found?: number[];
    extra?: number;
    tools?: number[];
    odds?: number[];
    prices?: Record<string, number[]>;
    left?: number;
    ways?: Record<string, LionsgateWay>;
}

export const isLionsgateWorkedOut = is.shape<LionsgateWorkedOut>({
    crew: isLionsgateCrew,
    boxes: is.list(is.number),
    shares: is.list(is.number),
    payout: is.list(is.number),
    multiplier: is.number,
    alone: is.maybe(isLionsgateAlone),
    ore: is.maybe(is.number),
    found: is.maybe(is.list(is.number)),
    extra: is.maybe(is.number),
    tools: is.maybe(is.list(is.number)),
    odds: is.maybe(is.list(is.number)),
    prices: is.maybe(is.named(is.list(is.number))),
    left: is.maybe(is.number),
    ways: is.maybe(is.named(isLionsgateWay)),
});
