// Made from remnants.boxes.city.rules.declarations by python -m remnants.declaring. Do not edit.

import * as is from "../../lib/shapes";

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

export const isCityState = is.shape<CityState>({
    players: is.number,
    concealed: is.number,
    round: is.number,
    first_player: is.number,
    gang: is.list(is.number),
    entry: is.list(is.number),
    turns: is.list(is.number),
    influence: is.list(is.number),
    conditions: is.list(is.number),
    arcs: is.list(is.number),
    renown: is.list(is.either(is.number, is.nothing)),
    pool: is.list(is.number),
    unused: is.list(is.number),
    hand: is.list(is.either(is.list(is.number), is.number)),
    draw: is.list(is.number),
    discard: is.list(is.list(is.number)),
    setting_aside: is.list(is.either(is.list(is.number), is.number)),
    permanents: is.list(is.list(is.number)),
    removed: is.list(is.number),
    recruit_deck: is.number,
    recruit_row: is.list(is.number),
    recruit_discard: is.list(is.number),
    market_deck: is.number,
    market_row: is.list(is.number),
    market_discard: is.list(is.number),
    coordinate_deck: is.number,
    coordinate_discard: is.list(is.number),
    developments: is.list(is.number),
    tiles_left: is.list(is.number),
    standing: is.list(is.number),
    paired: is.list(is.number),
    held: is.list(is.number),
    built: is.number,
    tile_design: is.list(is.number),
    tile_spaces: is.list(is.number),
    tile_products: is.list(is.number),
    ycu_at: is.list(is.number),
    ycu_spaces: is.number,
    pile: is.number,
    lowest_pile: is.number,
    stalled: is.number,
    active: is.number,
    played: is.list(is.number),
    aside: is.list(is.number),
    discounts: is.list(is.list(is.number)),
    entered: is.number,
    moved: is.number,
    moved_pairs: is.number,
    lot: is.number,
    bid: is.number,
    bidder: is.number,
    bidding: is.number,
    battle_space: is.number,
    attacker: is.number,
    defender: is.number,
    token: is.number,
    laid: is.list(is.list(is.number)),
    blind: is.list(is.list(is.number)),
    revealed: is.list(is.number),
    unresolved: is.list(is.list(is.number)),
    bonus: is.list(is.number),
    extra_dice: is.list(is.number),
    rolled: is.list(is.number),
    weakened: is.number,
    loser: is.number,
    fallen: is.number,
    agenda: is.list(is.pair(is.text, is.number)),
});

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

export const cityAsked = {
    "setup.roll-off": is.shape<CityAsked["setup.roll-off"]>({ about: is.either(is.flag, is.number), seats: is.list(is.number) }),
    "setup.developments": is.shape<CityAsked["setup.developments"]>({ level: is.number }),
    "row.recruits": is.shape<CityAsked["row.recruits"]>({ count: is.number }),
    "row.market": is.shape<CityAsked["row.market"]>({ count: is.number }),
    "turn": is.shape<CityAsked["turn"]>({ acted: is.either(is.flag, is.number) }),
    "cards.played": is.shape<CityAsked["cards.played"]>({ card: is.number }),
    "ability": is.shape<CityAsked["ability"]>({ ability: is.number, place: is.number, piece: is.number }),
    "recruit.bidding": is.shape<CityAsked["recruit.bidding"]>({ last: is.number }),
    "buy.what": is.shape<CityAsked["buy.what"]>({ card_bought: is.either(is.flag, is.number), renown_bought: is.number }),
    "produce": is.shape<CityAsked["produce"]>({ used: is.number }),
    "build.place": is.shape<CityAsked["build.place"]>({ development: is.number }),
    "sell.product": is.shape<CityAsked["sell.product"]>({ limit: is.number, sold: is.number }),
    "sale.product": is.shape<CityAsked["sale.product"]>({ limit: is.number, sold: is.number }),
    "move.figure": is.shape<CityAsked["move.figure"]>({ limit: is.number, steps: is.number, moved: is.number, marched: is.number, marched_pairs: is.number, moved_before: is.number }),
    "march.figure": is.shape<CityAsked["march.figure"]>({ limit: is.number, steps: is.number, moved: is.number, marched: is.number, marched_pairs: is.number, moved_before: is.number }),
    "move.to": is.shape<CityAsked["move.to"]>({ origin: is.number, spaces: is.number, by_card: is.either(is.flag, is.number), limit: is.number, steps: is.number, moved: is.number, marched: is.number, marched_pairs: is.number, moved_before: is.number }),
    "battle.settle": is.shape<CityAsked["battle.settle"]>({ fought: is.either(is.flag, is.number) }),
    "battle.which": is.shape<CityAsked["battle.which"]>({ fought: is.either(is.flag, is.number) }),
    "battle.aftermath": is.shape<CityAsked["battle.aftermath"]>({ won: is.either(is.flag, is.number) }),
    "ycu.bribe": is.shape<CityAsked["ycu.bribe"]>({ token: is.number }),
    "ycu.defeated": is.shape<CityAsked["ycu.defeated"]>({ token: is.number }),
    "patrol.card": is.shape<CityAsked["patrol.card"]>({ count: is.number }),
    "patrol.draw": is.shape<CityAsked["patrol.draw"]>({ card: is.number, count: is.number }),
    "effect.gamble": is.shape<CityAsked["effect.gamble"]>({ amount: is.number }),
    "effect.discount": is.shape<CityAsked["effect.discount"]>({ amount: is.number, on_cards: is.either(is.flag, is.number), on_developments: is.either(is.flag, is.number) }),
    "effect.discount.name": is.shape<CityAsked["effect.discount.name"]>({ amount: is.number, on_cards: is.either(is.flag, is.number), on_developments: is.either(is.flag, is.number) }),
    "effect.fetch": is.shape<CityAsked["effect.fetch"]>({ draw: is.either(is.flag, is.number), discard: is.either(is.flag, is.number) }),
    "effect.fetch.card": is.shape<CityAsked["effect.fetch.card"]>({ draw: is.either(is.flag, is.number), discard: is.either(is.flag, is.number) }),
    "effect.product": is.shape<CityAsked["effect.product"]>({ products: is.number }),
    "effect.product.tile": is.shape<CityAsked["effect.product.tile"]>({ products: is.number }),
    "effect.cycle": is.shape<CityAsked["effect.cycle"]>({ left: is.number, discarded: is.number }),
    "effect.rob": is.shape<CityAsked["effect.rob"]>({ amount: is.number }),
    "effect.rob.player": is.shape<CityAsked["effect.rob.player"]>({ amount: is.number }),
};

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
    | { kind: "battle"; attacker: number; defender: number; token: number; space: number; strength?: number }
    | { kind: "laid"; seat: number; blind: boolean | number; card?: number }
    | { kind: "revealed"; seat: number; cards: number[]; worth: number; total: number }
    | { kind: "ability"; seat: number; card: number }
    | { kind: "battle bonus"; seat: number; amount: number; bonus: number; total?: number }
    | { kind: "battle dice"; seat: number; dice: number[]; rolled: number; total: number }
    | { kind: "battle over"; winner: number; loser: number; attack: number; defence: number }
    | { kind: "figure lost"; seat: number; space: number }
    | { kind: "removed"; seat: number; card: number }
    | { kind: "reinforced"; seat: number; card: number; worth: number; total: number }
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
    | { kind: "award"; awards: number[]; pile: number }
    | { kind: "end"; reason: string };

export type CityTold = CityEvent["kind"];

export interface CityAwardSource {
    kind: string;
    number: number;
    renown: number;
}

export const isCityAwardSource = is.shape<CityAwardSource>({
    kind: is.text,
    number: is.number,
    renown: is.number,
});

export interface CityFight {
    attacks: number[];
    dice: number[];
    worth: (number | null)[];
    totals: (number | null)[];
    ycu: number | null;
}

export const isCityFight = is.shape<CityFight>({
    attacks: is.list(is.number),
    dice: is.list(is.number),
    worth: is.list(is.either(is.number, is.nothing)),
    totals: is.list(is.either(is.number, is.nothing)),
    ycu: is.either(is.number, is.nothing),
});

export interface CityWorkedOut {
    market_prices: number[];
    development_prices: number[];
    sale_prices: number[];
    bribes: number[];
    strengths: number[];
    progress: number[][];
    awards: number[];
    award_sources: CityAwardSource[][];
    battle: CityFight | null;
    idle_cards: number[];
    idle_tiles: number[];
    undrawn: number[];
    placements: Record<string, number[]>;
}

export const isCityWorkedOut = is.shape<CityWorkedOut>({
    market_prices: is.list(is.number),
    development_prices: is.list(is.number),
    sale_prices: is.list(is.number),
    bribes: is.list(is.number),
    strengths: is.list(is.number),
    progress: is.list(is.list(is.number)),
    awards: is.list(is.number),
    award_sources: is.list(is.list(isCityAwardSource)),
    battle: is.either(isCityFight, is.nothing),
    idle_cards: is.list(is.number),
    idle_tiles: is.list(is.number),
    undrawn: is.list(is.number),
    placements: is.named(is.list(is.number)),
});
