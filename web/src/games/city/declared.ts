// Made from remnants.boxes.city.rules.declarations by python -m remnants.declaring. Do not edit.

export interface CityState {
    players: number;
    concealed: number;
    round: number;
    first_player: number;
    gang: number[];
    entry: number[];
    turns: number[];
    influence: number[];
    conditions: number[];
    arcs: number[];
    renown: (number | null)[];
    pool: number[];
    unused: number[];
    hand: (number[] | number)[];
    draw: number[];
    discard: number[][];
    setting_aside: (number[] | number)[];
    permanents: number[][];
    removed: number[];
    recruit_deck: number;
    recruit_row: number[];
    recruit_discard: number[];
    market_deck: number;
    market_row: number[];
    market_discard: number[];
    coordinate_deck: number;
    coordinate_discard: number[];
    developments: number[];
    tiles_left: number[];
    standing: number[];
    paired: number[];
    held: number[];
    built: number;
    tile_design: number[];
    tile_spaces: number[];
    tile_products: number[];
    ycu_at: number[];
    ycu_spaces: number;
    pile: number;
    lowest_pile: number;
    stalled: number;
    active: number;
    played: number[];
    aside: number[];
    discounts: number[][];
    entered: number;
    moved: number;
    moved_pairs: number;
    lot: number;
    bid: number;
    bidder: number;
    bidding: number;
    battle_space: number;
    attacker: number;
    defender: number;
    token: number;
    laid: number[][];
    blind: number[][];
    revealed: number[];
    unresolved: number[][];
    bonus: number[];
    extra_dice: number[];
    rolled: number[];
    weakened: number;
    loser: number;
    fallen: number;
    agenda: [string, number][];
}

export interface CityAsked {
    "setup.roll-off": { about: boolean | number; seats: number[] };
    "setup.developments": { level: number };
    "row.recruits": { count: number };
    "row.market": { count: number };
    "turn": { acted: boolean | number };
    "cards.played": { card: number };
    "ability": { ability: number; place: number; piece: number };
    "recruit.bidding": { last: number };
    "buy.what": { card_bought: boolean | number; renown_bought: number };
    "produce": { used: number };
    "build.place": { development: number };
    "sell.product": { limit: number; sold: number };
    "sale.product": { limit: number; sold: number };
    "move.figure": { limit: number; steps: number; moved: number; marched: number; marched_pairs: number; moved_before: number };
    "march.figure": { limit: number; steps: number; moved: number; marched: number; marched_pairs: number; moved_before: number };
    "move.to": { origin: number; spaces: number; by_card: boolean | number; limit: number; steps: number; moved: number; marched: number; marched_pairs: number; moved_before: number };
    "battle.settle": { fought: boolean | number };
    "battle.which": { fought: boolean | number };
    "battle.aftermath": { won: boolean | number };
    "ycu.bribe": { token: number };
    "ycu.defeated": { token: number };
    "patrol.card": { count: number };
    "patrol.draw": { card: number; count: number };
    "effect.gamble": { amount: number };
    "effect.discount": { amount: number; on_cards: boolean | number; on_developments: boolean | number };
    "effect.discount.name": { amount: number; on_cards: boolean | number; on_developments: boolean | number };
    "effect.fetch": { draw: boolean | number; discard: boolean | number };
    "effect.fetch.card": { draw: boolean | number; discard: boolean | number };
    "effect.product": { products: number };
    "effect.product.tile": { products: number };
    "effect.cycle": { left: number; discarded: number };
    "effect.rob": { amount: number };
    "effect.rob.player": { amount: number };
}

export type CityChoice =
    | ["recruit"]
    | ["buy"]
    | ["develop"]
    | ["sell"]
    | ["refresh"]
    | ["move"]
    | ["end"]
    | ["done"]
    | ["pass"]
    | ["pool"]
    | ["blind"]
    | ["search"]
    | ["renown"]
    | [verb: "play", card: number]
    | [verb: "discard", card: number]
    | [verb: "lay", card: number]
    | [verb: "lose", card: number]
    | [verb: "take", card: number]
    | [verb: "enlist", card: number]
    | [verb: "remove", card: number]
    | [verb: "declare", card: number]
    | [verb: "card", card: number]
    | [verb: "use", card: number]
    | [verb: "figure", space: number]
    | [verb: "to", space: number]
    | [verb: "battle", space: number]
    | [verb: "fight", token: number]
    | [verb: "bribe", token: number]
    | [verb: "token", token: number]
    | [verb: "produce", tile: number]
    | [verb: "sell", tile: number]
    | [verb: "tile", tile: number]
    | [verb: "build", development: number]
    | [verb: "development", development: number]
    | [verb: "player", player: number]
    | [verb: "gang", gang: number]
    | [verb: "side", side: number]
    | [verb: "place", space: number, turns: number]
    | [verb: "bid", amount: number];

export type CityVerb = CityChoice[0];

export type CityEvent =
    | { kind: "leaders"; gangs: number[] }
    | { kind: "leader"; seat: number; gang: number }
    | { kind: "side"; seat: number; space: number }
    | { kind: "roll off"; seats: number[]; dice: number[] }
    | { kind: "round"; round: number }
    | { kind: "first player"; seat: number }
    | { kind: "income"; seat: number; amount: number }
    | { kind: "recruit turned up"; card: number }
    | { kind: "market turned up"; card: number }
    | { kind: "turn"; seat: number; turn: number }
    | { kind: "action"; seat: number; action: string }
    | { kind: "played"; seat: number; card: number }
    | { kind: "discarded"; seat: number; card: number }
    | { kind: "set aside"; seat: number; card?: number }
    | { kind: "drew"; seat: number; amount: number; cards?: number[] }
    | { kind: "searched"; seat: number; cards?: number[] }
    | { kind: "fetched"; seat: number; card?: number }
    | { kind: "declared"; seat: number; card: number }
    | { kind: "bid"; seat: number; amount: number }
    | { kind: "recruited"; seat: number; card: number; price: number }
    | { kind: "bought"; seat: number; card: number; price: number }
    | { kind: "bought renown"; seat: number }
    | { kind: "produced"; seat: number; tile: number }
    | { kind: "product"; tile: number; amount: number }
    | { kind: "built"; seat: number; development: number; spaces: number[]; price: number }
    | { kind: "sold"; seat: number; tile: number; price: number }
    | { kind: "moved"; seat: number; origin: number; space: number }
    | { kind: "battle"; attacker: number; defender: number; token: number; space: number }
    | { kind: "laid"; seat: number; blind: boolean | number; card?: number }
    | { kind: "revealed"; seat: number; cards: number[] }
    | { kind: "ability"; seat: number; card: number }
    | { kind: "battle dice"; seat: number; dice: number[] }
    | { kind: "battle over"; winner: number; loser: number; attack: number; defence: number }
    | { kind: "figure lost"; seat: number; space: number }
    | { kind: "removed"; seat: number; card: number }
    | { kind: "reinforced"; seat: number; card: number }
    | { kind: "returned"; seat: number; card: number }
    | { kind: "rescued"; seat: number }
    | { kind: "patrol"; round: number }
    | { kind: "coordinates"; card: number }
    | { kind: "ycu"; token: number; space: number }
    | { kind: "bribed"; seat: number; token: number; price: number }
    | { kind: "ycu defeated"; seat: number; token: number }
    | { kind: "alert"; seat: number; die: number }
    | { kind: "purged"; seat: number; token: number }
    | { kind: "discount"; seat: number; on: string; target: number; amount: number }
    | { kind: "enlisted"; seat: number; card: number }
    | { kind: "robbed"; seat: number; victim: number; amount: number }
    | { kind: "gambled"; seat: number; die: number; amount: number }
    | { kind: "arcs"; seat: number; amount: number }
    | { kind: "renown"; seat: number; amount: number }
    | { kind: "figures"; seat: number; amount: number }
    | { kind: "influence"; seat: number; condition: number; influence: number }
    | { kind: "award"; awards: number[] }
    | { kind: "end"; reason: string };

export type CityTold = CityEvent["kind"];

export interface CityWorkedOut {
    market_prices: number[];
    development_prices: number[];
    sale_prices: number[];
    bribes: number[];
    strengths: number[];
    progress: number[][];
    awards: number[];
    award_sources: (({ kind: string; number: number; renown: number })[])[];
    battle: { attacks: number[]; dice: number[]; totals: (number | null)[]; ycu: number | null } | null;
    idle_cards: number[];
    idle_tiles: number[];
    placements: Record<string, number[]>;
}
