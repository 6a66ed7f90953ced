// Made from remnants.boxes.lionsgate.rules.declarations by python -m remnants.declaring. Do not edit.

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
    | { kind: "tile-drawn"; seat: number; drawn: number }
    | { kind: "skunk"; seat: number }
    | { kind: "skunk-calmed"; seat: number }
    | { kind: "mined"; seat: number; cave: number; good: number; ore: number }
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

export interface LionsgateWorkedOut {
    crew: { crew: number; engineering: number; mining: number; fighting: number };
    boxes: number[];
    shares: number[];
    payout: number[];
    multiplier: number;
    alone?: { ghosts: number; ghosts_allowed: number; rank: number; next_rank: number };
    ore?: number;
    found?: number[];
    extra?: number;
    tools?: number[];
    odds?: number[];
    prices?: Record<string, number[]>;
    ways?: Record<string, { difficulty: number; tokens: number; tunnels: number[] }>;
}
