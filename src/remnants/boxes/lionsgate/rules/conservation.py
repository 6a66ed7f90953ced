"""What is conserved: every good, tile, token and card is in exactly one place at every decision."""

from remnants.boxes.lionsgate.content.words import (
    BAG,
    BANDIT_TOKENS,
    BANDITS,
    COGS,
    DECK_SIZES,
    DECKS,
    FIRST_PIPE,
    GOLD,
    GOODS,
    KINDS,
    MERCENARIES,
    PIECES,
    PIPES,
    SHARE_TOKENS,
    TILES,
)
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in


def lost_or_doubled(state: LionsgateState) -> list[str]:
    """A sentence for everything that is not where it should be."""
    return [*goods(state), *tiles(state), *tokens(state), *cards(state), *trains(state)]


def goods(state: LionsgateState) -> list[str]:
    found = state.supply[:]
    for place, count in enumerate(state.loose):
        found[place % KINDS] += count
    for mat in state.mat:
        for good in mat:
            found[good] += 1
    for market, filled in enumerate(state.filled):
        gold = state.gilded[market].bit_count()
        found[GOLD] += gold
        found[state.pack.market_good[market]] += filled - gold
    wrong = [f"{found[k]} of {GOODS[k]}, not {PIECES[k]}" for k in range(KINDS) if found[k] != PIECES[k]]
    if min(state.supply) < 0 or min(state.loose) < 0:
        wrong.append("a pile holds less than nothing")
    return wrong


def tiles(state: LionsgateState) -> list[str]:
    wrong: list[str] = []
    for tile, name in enumerate(TILES):
        count = state.bag[tile] + state.risk.count(tile) + state.drawn_tiles[tile]
        if count != BAG[tile] or state.bag[tile] < 0:
            wrong.append(f"{count} tiles of {name}, not {BAG[tile]}")
    return wrong


def tokens(state: LionsgateState) -> list[str]:
    wrong: list[str] = []
    bandit_tokens = sum(state.tokens) + state.token_supply
    if bandit_tokens != BANDIT_TOKENS or min(state.tokens) < 0 or max(state.tokens) > 2:
        wrong.append(f"{bandit_tokens} bandit tokens, at most {max(state.tokens)} in a tunnel")
    for seat in range(state.players):
        placed = sum([n for n, owner in zip(state.circle_tokens, state.circle_owner, strict=True) if owner == seat])
        if placed + state.shares_left[seat] != SHARE_TOKENS:
            wrong.append(f"seat {seat} has {placed + state.shares_left[seat]} share tokens, not {SHARE_TOKENS}")
    return wrong


def cards(state: LionsgateState) -> list[str]:
    found: list[list[int]] = []
    for deck in range(len(DECKS)):
        piles = [state.deck[deck], state.discard[deck]]
        if deck == MERCENARIES:
            piles += state.team
        elif deck == BANDITS:
            piles += state.bandits
        else:
            kind = ((1 << FIRST_PIPE) - 1) if deck == COGS else ~((1 << FIRST_PIPE) - 1)
            piles += [held & kind for held in state.upgrades]
        held = state.deck_top[deck][:]
        for pile in piles:
            held += cards_in(pile)
        if deck == MERCENARIES:
            held += state.offer
        if deck == state.drawn_from:
            held += state.drawn_cards
        found.append(sorted(held))
    wrong: list[str] = []
    for deck, name in enumerate(DECKS):
        played_with = state.pack.pipes_for[state.players] if deck == PIPES else (1 << DECK_SIZES[deck]) - 1
        if found[deck] != cards_in(played_with):
            wrong.append(f"the {name} are {found[deck]}")
    return wrong


def trains(state: LionsgateState) -> list[str]:
    """The boxcars follow from the goods, and the tracks they stand on are known."""
    wrong: list[str] = []
    caves = len(state.pack.cave_ids)
    for seat in range(state.players):
        goods_aboard = len(state.mat[seat])
        expected = 0 if state.arrived >> seat & 1 else (goods_aboard + 4) // 5
        if len(state.cars[seat]) != expected or goods_aboard > state.most_goods(seat):
            wrong.append(f"seat {seat} has {len(state.cars[seat])} boxcars for {goods_aboard} goods")
        standing = 0
        for place in state.cars[seat]:
            if place >= caves:
                standing |= 1 << place - caves
        if standing != state.tracks[seat]:
            wrong.append(f"the tracks of seat {seat} are not those its boxcars stand on")
        if state.ready[seat] & ~state.team[seat]:
            wrong.append(f"seat {seat} could assign somebody who is not in the team")
    return wrong
