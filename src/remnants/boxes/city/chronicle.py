"""The chronicle of City of Remnants: renown and black market cards, and the dice of battles, gambles and alerts."""

from collections.abc import Callable
from typing import Any

from remnants.boxes.city.content.content import Content
from remnants.kernel.chronicle import Chronicle, Ledger, Seen, Throw, Values, evenly
from remnants.kernel.game import Pack

D6 = evenly([1, 2, 3, 4, 5, 6])
OWNED = ("hand", "draw", "discard", "permanents")


class CityChronicle(Chronicle):
    """Market cards are bought, and removed, in the open, so everybody can count them."""

    measures = ["score", "renown", "market-cards", "arcs"]

    def __init__(self, pack: Pack, players: int, beginning: Seen) -> None:
        super().__init__(pack, players, beginning)
        assert isinstance(pack, Content)
        self.content = pack
        self.market = [self._market_cards(beginning, seat) for seat in range(players)]
        self.renown = Ledger(players)
        self.renown.settle("start", beginning["renown"])

    def _market_cards(self, seen: Seen, seat: int) -> int:
        """Those in view at the beginning, where a game goes on from a position."""
        piles = [seen[pile][seat] for pile in OWNED]
        cards = [card for pile in piles if isinstance(pile, list) for card in pile if type(card) is int]
        return len([card for card in cards if card >= 0 and self.content.is_market[card]])

    def heard(self, event: dict[str, Any], before: Callable[[], Seen]) -> list[Throw]:
        kind, seat = event["kind"], event.get("seat", -1)
        if kind == "award":
            for winner, amount in enumerate(event["awards"]):
                self.renown.add("award", winner, amount)
        elif kind == "renown":
            self.renown.add("effects", seat, event["amount"])
        elif kind == "bought renown":
            self.renown.add("bought", seat, 1)
        elif kind == "bought":
            self.market[seat] += 1
        elif kind == "removed" and self.content.is_market[event["card"]]:
            self.market[seat] -= 1
        return self._thrown(kind, seat, event)

    def _thrown(self, kind: str, seat: int, event: dict[str, Any]) -> list[Throw]:
        if kind == "battle dice":
            return [Throw("battle-dice", seat, event["dice"], evenly(self.content.battle_die))]
        if kind == "gambled":
            return [Throw("gamble", seat, [event["die"]], D6)]
        if kind == "alert":
            return [Throw("alert", seat, [event["die"]], D6, ranked=False)]
        if kind == "roll off":
            rolled = zip(event["seats"], event["dice"], strict=True)
            return [Throw("roll-off", roller, [die], D6) for roller, die in rolled]
        return []

    def standing(self, seen: Seen) -> dict[str, Values]:
        renown: Values = seen["renown"]
        score = [None if own is None else own + cards for own, cards in zip(renown, self.market, strict=True)]
        return {"score": score, "renown": renown, "market-cards": [*self.market], "arcs": seen["arcs"]}

    def sources(self, seen: Seen) -> dict[str, Values]:
        """Renown that no event speaks of was paid for abilities."""
        self.renown.settle("costs", seen["renown"])
        found = self.renown.known(seen["renown"])
        if any(self.market):
            found["market-cards"] = [
                None if renown is None else cards for cards, renown in zip(self.market, seen["renown"], strict=True)
            ]
        return found
