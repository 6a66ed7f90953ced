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

export const cityChoices: Record<CityVerb, number[]> = {
    "recruit": [0],
    "buy": [0],
    "develop": [0],
    "sell": [0, 1],
    "refresh": [0],
    "move": [0],
    "end": [0],
    "done": [0],
    "pass": [0],
    "pool": [0],
    "blind": [0],
    "search": [0],
    "renown": [0],
    "play": [1],
    "discard": [1],
    "lay": [1],
    "lose": [1],
    "take": [1],
    "enlist": [1],
    "remove": [1],
    "declare": [1],
    "card": [1],
    "use": [1],
    "figure": [1],
    "to": [1],
    "battle": [1],
    "fight": [1],
    "bribe": [1],
    "token": [1],
    "produce": [1],
    "tile": [1],
    "build": [1],
    "development": [1],
    "player": [1],
    "gang": [1],
    "side": [1],
    "place": [2],
    "bid": [1],
};

export interface CityEvents {
    "leaders": { gangs: number[] };
    "leader": { seat: number; gang: number };
    "side": { seat: number; space: number };
    "roll off": { seats: number[]; dice: number[] };
    "round": { round: number };
    "first player": { seat: number };
    "income": { seat: number; amount: number };
    "recruit turned up": { card: number };
    "market turned up": { card: number };
    "turn": { seat: number; turn: number };
    "action": { seat: number; action: string };
    "played": { seat: number; card: number };
    "discarded": { seat: number; card: number };
    "set aside": { seat: number; card?: number };
    "drew": { seat: number; amount: number; cards?: number[] };
    "searched": { seat: number; cards?: number[] };
    "fetched": { seat: number; card?: number };
    "declared": { seat: number; card: number };
    "bid": { seat: number; amount: number };
    "recruited": { seat: number; card: number; price: number };
    "bought": { seat: number; card: number; price: number };
    "bought renown": { seat: number };
    "produced": { seat: number; tile: number };
    "product": { tile: number; amount: number };
    "built": { seat: number; development: number; spaces: number[]; price: number };
    "sold": { seat: number; tile: number; price: number };
    "moved": { seat: number; origin: number; space: number };
    "battle": { attacker: number; defender: number; token: number; space: number; strength?: number };
    "laid": { seat: number; blind: boolean | number; card?: number };
    "revealed": { seat: number; cards: number[]; worth: number; total: number };
    "ability": { seat: number; card: number };
    "battle bonus": { seat: number; amount: number; bonus: number; total?: number };
    "battle dice": { seat: number; dice: number[]; rolled: number; total: number };
    "battle over": { winner: number; loser: number; attack: number; defence: number };
    "figure lost": { seat: number; space: number };
    "removed": { seat: number; card: number };
    "reinforced": { seat: number; card: number; worth: number; total: number };
    "returned": { seat: number; card: number };
    "rescued": { seat: number };
    "patrol": { round: number };
    "coordinates": { card: number };
    "ycu": { token: number; space: number };
    "bribed": { seat: number; token: number; price: number };
    "ycu defeated": { seat: number; token: number };
    "alert": { seat: number; die: number };
    "purged": { seat: number; token: number };
    "discount": { seat: number; on: string; target: number; amount: number };
    "enlisted": { seat: number; card: number };
    "robbed": { seat: number; victim: number; amount: number };
    "gambled": { seat: number; die: number; amount: number };
    "arcs": { seat: number; amount: number };
    "renown": { seat: number; amount: number };
    "figures": { seat: number; amount: number };
    "influence": { seat: number; condition: number; influence: number };
    "award": { awards: number[]; pile: number };
    "end": { reason: string };
}

export const cityEvents = {
    "leaders": is.shape<CityEvents["leaders"]>({ gangs: is.list(is.number) }),
    "leader": is.shape<CityEvents["leader"]>({ seat: is.number, gang: is.number }),
    "side": is.shape<CityEvents["side"]>({ seat: is.number, space: is.number }),
    "roll off": is.shape<CityEvents["roll off"]>({ seats: is.list(is.number), dice: is.list(is.number) }),
    "round": is.shape<CityEvents["round"]>({ round: is.number }),
    "first player": is.shape<CityEvents["first player"]>({ seat: is.number }),
    "income": is.shape<CityEvents["income"]>({ seat: is.number, amount: is.number }),
    "recruit turned up": is.shape<CityEvents["recruit turned up"]>({ card: is.number }),
    "market turned up": is.shape<CityEvents["market turned up"]>({ card: is.number }),
    "turn": is.shape<CityEvents["turn"]>({ seat: is.number, turn: is.number }),
    "action": is.shape<CityEvents["action"]>({ seat: is.number, action: is.text }),
    "played": is.shape<CityEvents["played"]>({ seat: is.number, card: is.number }),
    "discarded": is.shape<CityEvents["discarded"]>({ seat: is.number, card: is.number }),
    "set aside": is.shape<CityEvents["set aside"]>({ seat: is.number, card: is.maybe(is.number) }),
    "drew": is.shape<CityEvents["drew"]>({ seat: is.number, amount: is.number, cards: is.maybe(is.list(is.number)) }),
    "searched": is.shape<CityEvents["searched"]>({ seat: is.number, cards: is.maybe(is.list(is.number)) }),
    "fetched": is.shape<CityEvents["fetched"]>({ seat: is.number, card: is.maybe(is.number) }),
    "declared": is.shape<CityEvents["declared"]>({ seat: is.number, card: is.number }),
    "bid": is.shape<CityEvents["bid"]>({ seat: is.number, amount: is.number }),
    "recruited": is.shape<CityEvents["recruited"]>({ seat: is.number, card: is.number, price: is.number }),
    "bought": is.shape<CityEvents["bought"]>({ seat: is.number, card: is.number, price: is.number }),
    "bought renown": is.shape<CityEvents["bought renown"]>({ seat: is.number }),
    "produced": is.shape<CityEvents["produced"]>({ seat: is.number, tile: is.number }),
    "product": is.shape<CityEvents["product"]>({ tile: is.number, amount: is.number }),
    "built": is.shape<CityEvents["built"]>({ seat: is.number, development: is.number, spaces: is.list(is.number), price: is.number }),
    "sold": is.shape<CityEvents["sold"]>({ seat: is.number, tile: is.number, price: is.number }),
    "moved": is.shape<CityEvents["moved"]>({ seat: is.number, origin: is.number, space: is.number }),
    "battle": is.shape<CityEvents["battle"]>({ attacker: is.number, defender: is.number, token: is.number, space: is.number, strength: is.maybe(is.number) }),
    "laid": is.shape<CityEvents["laid"]>({ seat: is.number, blind: is.either(is.flag, is.number), card: is.maybe(is.number) }),
    "revealed": is.shape<CityEvents["revealed"]>({ seat: is.number, cards: is.list(is.number), worth: is.number, total: is.number }),
    "ability": is.shape<CityEvents["ability"]>({ seat: is.number, card: is.number }),
    "battle bonus": is.shape<CityEvents["battle bonus"]>({ seat: is.number, amount: is.number, bonus: is.number, total: is.maybe(is.number) }),
    "battle dice": is.shape<CityEvents["battle dice"]>({ seat: is.number, dice: is.list(is.number), rolled: is.number, total: is.number }),
    "battle over": is.shape<CityEvents["battle over"]>({ winner: is.number, loser: is.number, attack: is.number, defence: is.number }),
    "figure lost": is.shape<CityEvents["figure lost"]>({ seat: is.number, space: is.number }),
    "removed": is.shape<CityEvents["removed"]>({ seat: is.number, card: is.number }),
    "reinforced": is.shape<CityEvents["reinforced"]>({ seat: is.number, card: is.number, worth: is.number, total: is.number }),
    "returned": is.shape<CityEvents["returned"]>({ seat: is.number, card: is.number }),
    "rescued": is.shape<CityEvents["rescued"]>({ seat: is.number }),
    "patrol": is.shape<CityEvents["patrol"]>({ round: is.number }),
    "coordinates": is.shape<CityEvents["coordinates"]>({ card: is.number }),
    "ycu": is.shape<CityEvents["ycu"]>({ token: is.number, space: is.number }),
    "bribed": is.shape<CityEvents["bribed"]>({ seat: is.number, token: is.number, price: is.number }),
    "ycu defeated": is.shape<CityEvents["ycu defeated"]>({ seat: is.number, token: is.number }),
    "alert": is.shape<CityEvents["alert"]>({ seat: is.number, die: is.number }),
    "purged": is.shape<CityEvents["purged"]>({ seat: is.number, token: is.number }),
    "discount": is.shape<CityEvents["discount"]>({ seat: is.number, on: is.text, target: is.number, amount: is.number }),
    "enlisted": is.shape<CityEvents["enlisted"]>({ seat: is.number, card: is.number }),
    "robbed": is.shape<CityEvents["robbed"]>({ seat: is.number, victim: is.number, amount: is.number }),
    "gambled": is.shape<CityEvents["gambled"]>({ seat: is.number, die: is.number, amount: is.number }),
    "arcs": is.shape<CityEvents["arcs"]>({ seat: is.number, amount: is.number }),
    "renown": is.shape<CityEvents["renown"]>({ seat: is.number, amount: is.number }),
    "figures": is.shape<CityEvents["figures"]>({ seat: is.number, amount: is.number }),
    "influence": is.shape<CityEvents["influence"]>({ seat: is.number, condition: is.number, influence: is.number }),
    "award": is.shape<CityEvents["award"]>({ awards: is.list(is.number), pile: is.number }),
    "end": is.shape<CityEvents["end"]>({ reason: is.text }),
};

export type CityTold = keyof CityEvents;

export type CityEvent = { [Kind in CityTold]: { kind: Kind } & CityEvents[Kind] }[CityTold];

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

export interface CityEnding {
    way: "renown" | "arcs" | "shared";
    score: number;
}

export const isCityEnding = is.shape<CityEnding>({
    way: is.word("renown", "arcs", "shared"),
    score: is.number,
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
    after_award: (number | null)[];
    battle: CityFight | null;
    idle_cards: number[];
    idle_tiles: number[];
    undrawn: number[];
    placements: Record<string, number[]>;
    ending?: CityEnding;
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
    after_award: is.list(is.either(is.number, is.nothing)),
    battle: is.either(isCityFight, is.nothing),
    idle_cards: is.list(is.number),
    idle_tiles: is.list(is.number),
    undrawn: is.list(is.number),
    placements: is.named(is.list(is.number)),
    ending: is.maybe(isCityEnding),
});
