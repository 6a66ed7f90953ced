"""Frames by name, made from their declarations by `python -m remnants.declaring`. Do not edit."""

from remnants.kernel.agenda import Frame


def setup_roll_off(seat: int, about: int, seats: list[int]) -> Frame:
    return Frame("setup.roll-off", seat, (about, *seats))


def setup_developments(seat: int, level: int) -> Frame:
    return Frame("setup.developments", seat, (level,))


def row_recruits(seat: int, count: int) -> Frame:
    return Frame("row.recruits", seat, (count,))


def row_market(seat: int, count: int) -> Frame:
    return Frame("row.market", seat, (count,))


def turn(seat: int, acted: int) -> Frame:
    return Frame("turn", seat, (acted,))


def cards_played(seat: int, card: int) -> Frame:
    return Frame("cards.played", seat, (card,))


def ability(seat: int, ability: int, place: int, piece: int) -> Frame:
    return Frame("ability", seat, (ability, place, piece))


def recruit_bidding(seat: int, last: int) -> Frame:
    return Frame("recruit.bidding", seat, (last,))


def buy_what(seat: int, card_bought: int, renown_bought: int) -> Frame:
    return Frame("buy.what", seat, (card_bought, renown_bought))


def produce(seat: int, used: int) -> Frame:
    return Frame("produce", seat, (used,))


def build_place(seat: int, development: int) -> Frame:
    return Frame("build.place", seat, (development,))


def sell_product(seat: int, limit: int, sold: int) -> Frame:
    return Frame("sell.product", seat, (limit, sold))


def sale_product(seat: int, limit: int, sold: int) -> Frame:
    return Frame("sale.product", seat, (limit, sold))


def move_figure(
    seat: int, limit: int, steps: int, moved: int, marched: int, marched_pairs: int, moved_before: int
) -> Frame:
    return Frame("move.figure", seat, (limit, steps, moved, marched, marched_pairs, moved_before))


def march_figure(
    seat: int, limit: int, steps: int, moved: int, marched: int, marched_pairs: int, moved_before: int
) -> Frame:
    return Frame("march.figure", seat, (limit, steps, moved, marched, marched_pairs, moved_before))


def move_to(
    seat: int,
    origin: int,
    spaces: int,
    by_card: int,
    limit: int,
    steps: int,
    moved: int,
    marched: int,
    marched_pairs: int,
    moved_before: int,
) -> Frame:
    return Frame("move.to", seat, (origin, spaces, by_card, limit, steps, moved, marched, marched_pairs, moved_before))


def battle_settle(seat: int, fought: int) -> Frame:
    return Frame("battle.settle", seat, (fought,))


def battle_which(seat: int, fought: int) -> Frame:
    return Frame("battle.which", seat, (fought,))


def battle_aftermath(seat: int, won: int) -> Frame:
    return Frame("battle.aftermath", seat, (won,))


def ycu_bribe(seat: int, token: int) -> Frame:
    return Frame("ycu.bribe", seat, (token,))


def ycu_defeated(seat: int, token: int) -> Frame:
    return Frame("ycu.defeated", seat, (token,))


def patrol_card(seat: int, count: int) -> Frame:
    return Frame("patrol.card", seat, (count,))


def patrol_draw(seat: int, card: int, count: int) -> Frame:
    return Frame("patrol.draw", seat, (card, count))


def effect_gamble(seat: int, amount: int) -> Frame:
    return Frame("effect.gamble", seat, (amount,))


def effect_discount(seat: int, amount: int, on_cards: int, on_developments: int) -> Frame:
    return Frame("effect.discount", seat, (amount, on_cards, on_developments))


def effect_discount_name(seat: int, amount: int, on_cards: int, on_developments: int) -> Frame:
    return Frame("effect.discount.name", seat, (amount, on_cards, on_developments))


def effect_fetch(seat: int, draw: int, discard: int) -> Frame:
    return Frame("effect.fetch", seat, (draw, discard))


def effect_fetch_card(seat: int, draw: int, discard: int) -> Frame:
    return Frame("effect.fetch.card", seat, (draw, discard))


def effect_product(seat: int, products: int) -> Frame:
    return Frame("effect.product", seat, (products,))


def effect_product_tile(seat: int, products: int) -> Frame:
    return Frame("effect.product.tile", seat, (products,))


def effect_cycle(seat: int, left: int, discarded: int) -> Frame:
    return Frame("effect.cycle", seat, (left, discarded))


def effect_rob(seat: int, amount: int) -> Frame:
    return Frame("effect.rob", seat, (amount,))


def effect_rob_player(seat: int, amount: int) -> Frame:
    return Frame("effect.rob.player", seat, (amount,))
