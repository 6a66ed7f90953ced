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

export const lionsgateChoices: Record<LionsgateVerb, number[]> = {
    "take": [1],
    "assign": [1],
    "move": [0],
    "mine": [0],
    "load": [0, 2],
    "unload": [0],
    "fight": [0],
    "rest": [0],
    "end": [0],
    "stop": [0],
    "none": [0],
    "tunnel": [1],
    "go": [1],
    "draw": [0],
    "calm": [0],
    "run": [0],
    "reroll": [0],
    "keep-roll": [0],
    "beat": [1],
    "token": [1],
    "drop": [2],
    "sell": [3],
    "share": [1],
    "workshop": [0],
    "hire": [0],
    "pay": [1],
    "more": [0],
    "keep": [1],
    "replace": [1],
    "on-top": [1],
    "pipe": [1],
    "scout": [1],
    "discard": [1],
    "player": [1],
    "car": [2],
    "ward": [1],
    "suffer": [0],
    "lose": [1],
};

export interface LionsgateEvents {
    "order-dealt": { order: number[] };
    "offered": { mercenary: number };
    "joined": { seat: number; mercenary: number };
    "drafted": { seat: number; mercenary: number; gold: number };
    "draft-ended": { order: number[]; gold: number[] };
    "round": { round: number; order: number[] };
    "assigned": { seat: number; mercenary: number };
    "rested": { seat: number };
    "moved": { seat: number; start: number; cave: number; route: number[]; met: number };
    "detour": { seat: number; cave: number; longer: number };
    "shut-off": { seat: number; caves: number[] };
    "bandit-met": { seat: number; bandit: number };
    "tokens-left": { seat: number; route: number[]; tokens: number };
    "token-removed": { seat: number; tunnel: number };
    "tile-drawn": { seat: number; drawn: number; ore: number };
    "skunk": { seat: number };
    "skunk-calmed": { seat: number };
    "mined": { seat: number; cave: number; good: number; ore: number; found: number[]; times: number; extra: number };
    "risk-reset": object;
    "rolled": { seat: number; dice: number[]; sum: number };
    "beaten": { seat: number; bandit: number; bounty: number };
    "stolen": { seat: number; goods: number; wanted: number };
    "engine-derailed": { seat: number; cave: number };
    "boxcars-derailed": { seat: number; car: number; goods: number[] };
    "goods-spilled": { seat: number; cave: number; goods: number[] };
    "upgrade-lost": { seat: number; upgrade: number };
    "pipe-played": { seat: number; pipe: number; victim: number };
    "warded": { seat: number; pipe: number };
    "tile-taken": { seat: number; tile: number };
    "loaded": { seat: number; good: number; amount: number };
    "unloaded": { seat: number; good: number; amount: number; cave: number };
    "sold": { seat: number; good: number; amount: number; market: number; money: number; bonus: number };
    "shares-placed": { seat: number; circle: number; tokens: number };
    "card-drawn": { seat: number; deck: number; card: number };
    "upgrade-kept": { seat: number; upgrade: number };
    "hired": { seat: number; mercenary: number };
    "dismissed": { seat: number; mercenary: number };
    "card-put-back": { deck: number; card: number };
    "consumed": { amount: number };
    "town-died": { town: number };
    "town-awakened": { town: number };
    "shares-returned": { seat: number; tokens: number; money: number };
    "converted": { cave: number; good: number; amount: number };
    "shares-paid": { seat: number; money: number };
    "engines-righted": object;
    "arrived": { seat: number; goods: number; money: number };
    "lost": object;
    "game-over": { money: number[] };
}

export const lionsgateEvents = {
    "order-dealt": is.shape<LionsgateEvents["order-dealt"]>({ order: is.list(is.number) }),
    "offered": is.shape<LionsgateEvents["offered"]>({ mercenary: is.number }),
    "joined": is.shape<LionsgateEvents["joined"]>({ seat: is.number, mercenary: is.number }),
    "drafted": is.shape<LionsgateEvents["drafted"]>({ seat: is.number, mercenary: is.number, gold: is.number }),
    "draft-ended": is.shape<LionsgateEvents["draft-ended"]>({ order: is.list(is.number), gold: is.list(is.number) }),
    "round": is.shape<LionsgateEvents["round"]>({ round: is.number, order: is.list(is.number) }),
    "assigned": is.shape<LionsgateEvents["assigned"]>({ seat: is.number, mercenary: is.number }),
    "rested": is.shape<LionsgateEvents["rested"]>({ seat: is.number }),
    "moved": is.shape<LionsgateEvents["moved"]>({ seat: is.number, start: is.number, cave: is.number, route: is.list(is.number), met: is.number }),
    "detour": is.shape<LionsgateEvents["detour"]>({ seat: is.number, cave: is.number, longer: is.number }),
    "shut-off": is.shape<LionsgateEvents["shut-off"]>({ seat: is.number, caves: is.list(is.number) }),
    "bandit-met": is.shape<LionsgateEvents["bandit-met"]>({ seat: is.number, bandit: is.number }),
    "tokens-left": is.shape<LionsgateEvents["tokens-left"]>({ seat: is.number, route: is.list(is.number), tokens: is.number }),
    "token-removed": is.shape<LionsgateEvents["token-removed"]>({ seat: is.number, tunnel: is.number }),
    "tile-drawn": is.shape<LionsgateEvents["tile-drawn"]>({ seat: is.number, drawn: is.number, ore: is.number }),
    "skunk": is.shape<LionsgateEvents["skunk"]>({ seat: is.number }),
    "skunk-calmed": is.shape<LionsgateEvents["skunk-calmed"]>({ seat: is.number }),
    "mined": is.shape<LionsgateEvents["mined"]>({ seat: is.number, cave: is.number, good: is.number, ore: is.number, found: is.list(is.number), times: is.number, extra: is.number }),
    "risk-reset": is.shape<LionsgateEvents["risk-reset"]>({}),
    "rolled": is.shape<LionsgateEvents["rolled"]>({ seat: is.number, dice: is.list(is.number), sum: is.number }),
    "beaten": is.shape<LionsgateEvents["beaten"]>({ seat: is.number, bandit: is.number, bounty: is.number }),
    "stolen": is.shape<LionsgateEvents["stolen"]>({ seat: is.number, goods: is.number, wanted: is.number }),
    "engine-derailed": is.shape<LionsgateEvents["engine-derailed"]>({ seat: is.number, cave: is.number }),
    "boxcars-derailed": is.shape<LionsgateEvents["boxcars-derailed"]>({ seat: is.number, car: is.number, goods: is.list(is.number) }),
    "goods-spilled": is.shape<LionsgateEvents["goods-spilled"]>({ seat: is.number, cave: is.number, goods: is.list(is.number) }),
    "upgrade-lost": is.shape<LionsgateEvents["upgrade-lost"]>({ seat: is.number, upgrade: is.number }),
    "pipe-played": is.shape<LionsgateEvents["pipe-played"]>({ seat: is.number, pipe: is.number, victim: is.number }),
    "warded": is.shape<LionsgateEvents["warded"]>({ seat: is.number, pipe: is.number }),
    "tile-taken": is.shape<LionsgateEvents["tile-taken"]>({ seat: is.number, tile: is.number }),
    "loaded": is.shape<LionsgateEvents["loaded"]>({ seat: is.number, good: is.number, amount: is.number }),
    "unloaded": is.shape<LionsgateEvents["unloaded"]>({ seat: is.number, good: is.number, amount: is.number, cave: is.number }),
    "sold": is.shape<LionsgateEvents["sold"]>({ seat: is.number, good: is.number, amount: is.number, market: is.number, money: is.number, bonus: is.number }),
    "shares-placed": is.shape<LionsgateEvents["shares-placed"]>({ seat: is.number, circle: is.number, tokens: is.number }),
    "card-drawn": is.shape<LionsgateEvents["card-drawn"]>({ seat: is.number, deck: is.number, card: is.number }),
    "upgrade-kept": is.shape<LionsgateEvents["upgrade-kept"]>({ seat: is.number, upgrade: is.number }),
    "hired": is.shape<LionsgateEvents["hired"]>({ seat: is.number, mercenary: is.number }),
    "dismissed": is.shape<LionsgateEvents["dismissed"]>({ seat: is.number, mercenary: is.number }),
    "card-put-back": is.shape<LionsgateEvents["card-put-back"]>({ deck: is.number, card: is.number }),
    "consumed": is.shape<LionsgateEvents["consumed"]>({ amount: is.number }),
    "town-died": is.shape<LionsgateEvents["town-died"]>({ town: is.number }),
    "town-awakened": is.shape<LionsgateEvents["town-awakened"]>({ town: is.number }),
    "shares-returned": is.shape<LionsgateEvents["shares-returned"]>({ seat: is.number, tokens: is.number, money: is.number }),
    "converted": is.shape<LionsgateEvents["converted"]>({ cave: is.number, good: is.number, amount: is.number }),
    "shares-paid": is.shape<LionsgateEvents["shares-paid"]>({ seat: is.number, money: is.number }),
    "engines-righted": is.shape<LionsgateEvents["engines-righted"]>({}),
    "arrived": is.shape<LionsgateEvents["arrived"]>({ seat: is.number, goods: is.number, money: is.number }),
    "lost": is.shape<LionsgateEvents["lost"]>({}),
    "game-over": is.shape<LionsgateEvents["game-over"]>({ money: is.list(is.number) }),
};

export type LionsgateTold = keyof LionsgateEvents;

export type LionsgateEvent = { [Kind in LionsgateTold]: { kind: Kind } & LionsgateEvents[Kind] }[LionsgateTold];

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

export interface LionsgateEnding {
    way: "nobody" | "only" | "upright" | "money";
    arrived: number;
}

export const isLionsgateEnding = is.shape<LionsgateEnding>({
    way: is.word("nobody", "only", "upright", "money"),
    arrived: is.number,
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
    ending?: LionsgateEnding;
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
    ending: is.maybe(isLionsgateEnding),
});
