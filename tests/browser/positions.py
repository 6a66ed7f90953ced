"""Records of games that bots have played, for pages to go on from."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import remnants
from remnants.bots.registry import bot
from remnants.bots.seen import Seen
from remnants.boxes.aylkor.content.content import Content as AylkorContent
from remnants.boxes.aylkor.naming.card_texts import CardTexts
from remnants.boxes.aylkor.rules.game import GAME as AYLKOR
from remnants.boxes.city.content.content import Content as CityContent
from remnants.boxes.city.naming.ability_texts import AbilityTexts
from remnants.boxes.city.rules.game import GAME as CITY
from remnants.kernel.match import Match
from remnants.text.catalogue import Catalogue

MOST_DECISIONS = 3000


def decisions(game: str, players: int, level: str) -> Iterator[Match]:
    """A game at each of its decisions, and at its end."""
    match = remnants.new(game, players=players, seed=5)
    player = bot(game, level)
    number = 0
    while match.seat is not None:
        yield match
        match.play(player.choose(Seen(match, match.seat), number))
        number += 1
    yield match


@cache
def played(game: str, most: int | None = None) -> dict[str, Any]:
    """A game of three to its end, or for so many decisions."""
    record: dict[str, Any] = {}
    for number, match in enumerate(decisions(game, 3, "normal")):
        if match.seat is None or number == most:
            record = match.dump()
            break
    return record


@cache
def late(game: str, after: int) -> dict[str, Any]:
    """A game of two after so many decisions, where the first seat must decide."""
    numbered = enumerate(decisions(game, 2, "normal"))
    return next(match.dump() for number, match in numbered if number >= after and match.seat == 0)


@cache
def every_question(game: str) -> dict[str, dict[str, Any]]:
    """For each kind of question that the first seat is asked in a game of four, the one with most to show."""
    sizes: dict[str, int] = {}
    records: dict[str, dict[str, Any]] = {}
    for match in islice(decisions(game, 4, "easy"), MOST_DECISIONS):
        if match.seat == 0 and match.step is not None:
            size = len(json.dumps(match.view(0))) + len(json.dumps(match.candidates()))
            if size > sizes.get(match.step, 0):
                sizes[match.step], records[match.step] = size, match.dump()
    return {step: records[step] for step in sorted(records, key=sizes.__getitem__)}


def largest_position(game: str) -> dict[str, Any]:
    """A game of four at the decision of the first seat with most to show."""
    return list(every_question(game).values())[-1]


def wordiest(ids: Iterable[str], text: Callable[[int], str], cards: list[int], most: int) -> list[str]:
    """The cards with the longest texts, one of each design."""
    lengths = {id: len(text(card)) for id, card in zip(ids, cards, strict=True)}
    return sorted(lengths, key=lambda id: (-lengths[id], id))[:most]


def wordy_city(language: str, hand: int) -> dict[str, Any]:
    """A table of four in City where hand, recruits and black market have the most words there are."""
    pack: CityContent = CITY.content(remnants.new("city", 4, seed=1).pack.name)
    text = AbilityTexts(Catalogue("city", language), pack).card

    def of(cards: list[int], most: int) -> list[str]:
        return wordiest([pack.card_id(card) for card in cards], text, cards, most)

    recruits = of(pack.recruits, 4)
    bought = [card for card in pack.market if not pack.is_permanent[card]]
    held = of([card for card in [*bought, *pack.recruits] if pack.card_id(card) not in recruits], hand)
    market = of([card for card in pack.market if pack.card_id(card) not in held], 4)
    players: list[dict[str, Any]] = [{"gang": gang} for gang in pack.gang_ids[:4]]
    players[0] |= {"hand": held, "influence": hand}
    return remnants.position(
        "city", {"players": 4, "player": players, "recruits": recruits, "market": market, "first": 0}
    ).dump()


def wordy_aylkor(language: str, hand: int) -> dict[str, Any]:
    """A duel in Aylkor where the first hand has the most words there are."""
    pack: AylkorContent = AYLKOR.content(remnants.new("aylkor", 2, seed=1).pack.name)
    cards = list(range(pack.first_hero))
    held = wordiest(
        [pack.ids[card] for card in cards], CardTexts(Catalogue("aylkor", language), pack).card, cards, hand
    )
    seats = [{"hero": "vell", "at": [1, 1], "hand": held, "cogs": 9, "brew": 9}, {"hero": "brask", "at": [10, 10]}]
    return remnants.position("aylkor", {"players": 2, "round": 5, "seats": seats}).dump()
