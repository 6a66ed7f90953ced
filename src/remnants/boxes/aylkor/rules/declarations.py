"""What exists in Remnants of Aylkor: the fields of its state, its verbs, the numbers of its frames, its events."""

from typing import Final

from remnants.boxes.aylkor.content.board import SPACES
from remnants.kernel.declarations import (
    BY_SEAT,
    COUNT,
    FLAG,
    NUMBER,
    ONE,
    OPEN,
    OWNER,
    PILE,
    PILE_BY_SEAT,
    ROWS,
    SEAT,
    WORD,
    Declarations,
    Field,
    Kept,
    Kind,
    Numbers,
    Told,
    Verb,
    amount,
    by,
    hidden,
    many,
    or_none,
    things,
)

# ---------------------------------------------------------------- kinds

CARD: Final = things("card", lambda pack, players: len(pack.ids))
DECK_CARD: Final = things("card", lambda pack, players: pack.first_hero)
"""A unit or a tech: what decks and hands are made of."""
UNIT_CARD: Final = things("card", lambda pack, players: pack.units)
EVENT: Final = things("event", lambda pack, players: len(pack.events))
EFFECT: Final = things("effect", lambda pack, players: len(pack.effects))
SPACE: Final = Kind("space", SPACES - 1)
OWNED: Final = Kind("owner", 4, -1)
"""A seat, 4 for the passive units that belong to nobody, -1 for no unit."""
LARGE: Final = amount(99_999)
"""Rounds, cogs, brew and defeats: nothing limits them (aylkor.limits.none)."""
HEALTH: Final = amount(99)
ATTACK: Final = amount(9_999, -9_999)
RESOURCE: Final = amount(2)
"""What lies on a space: 0 nothing, 1 a cog, 2 brew."""
CONDITION: Final = amount(3)
DIE: Final = amount(10, 1)
WAITING: Final = amount(lambda pack, players: max(SPACES, len(pack.ids)))

# ---------------------------------------------------------------- the state

BY_SPACE: Final = by(str(SPACES))

# what seldom changes is steady, so that clones share it
FIELDS: Final = [
    # the table's options
    Field("first_event", OPEN, ONE, amount(9), start="4"),
    Field("round_limit", OPEN, ONE, amount(999), start="60"),
    Field("heroes_chosen", OPEN, ONE, FLAG),
    # rounds and seats
    Field("round", OPEN, ONE, LARGE),
    Field("active", OPEN, ONE, SEAT),
    Field("order", OPEN, PILE, SEAT, steady=True),
    Field("order_dice", OPEN, ROWS, DIE, start="[[] for _ in range(players)]", steady=True),
    Field("hero", OPEN, BY_SEAT, or_none(CARD), start="-1", steady=True),
    Field("hero_at", OPEN, BY_SEAT, or_none(SPACE), start="-1", steady=True),
    # 0 for the living; for the others when they went out: 1 for the first moment anybody did, then 2, ...
    Field("out_since", OPEN, BY_SEAT, amount(4), steady=True),
    # enemy units defeated in own attacks (aylkor.end.round-limit)
    Field("defeated", OPEN, BY_SEAT, LARGE, steady=True),
    Field("cogs", OPEN, BY_SEAT, LARGE),
    Field("brew", OPEN, BY_SEAT, LARGE),
    # the board
    Field("owner", OPEN, BY_SPACE, OWNED, start="-1"),
    Field("card", OPEN, BY_SPACE, or_none(CARD), start="-1"),
    Field("health", OPEN, BY_SPACE, HEALTH),
    # attack given to the unit there until the end of the turn
    Field("bonus", OPEN, BY_SPACE, ATTACK, steady=True),
    Field("condition", OPEN, BY_SPACE, CONDITION),
    Field("resource", OPEN, BY_SPACE, RESOURCE, steady=True),
    Field("owed_cogs", OPEN, ONE, amount(7)),
    Field("owed_brew", OPEN, ONE, amount(3)),
    # cards; the last of a pile is its top
    Field("hands", OWNER, PILE_BY_SEAT, DECK_CARD, steady=True),
    Field("decks", COUNT, PILE_BY_SEAT, DECK_CARD, steady=True),
    Field("discards", OPEN, PILE_BY_SEAT, DECK_CARD, steady=True),
    # every card a seat took from a passive unit
    Field("captured", OPEN, PILE_BY_SEAT, DECK_CARD, steady=True),
    # cards that everybody knows to be in a hand, because they were captured and not played since
    Field("known", OPEN, PILE_BY_SEAT, DECK_CARD, steady=True),
    # events
    Field("event", OPEN, ONE, or_none(EVENT), start="-1"),
    Field("event_until", OPEN, ONE, LARGE),
    Field("event_deck", COUNT, PILE, EVENT, steady=True),
    Field("event_discards", OPEN, PILE, EVENT, steady=True),
    # automatic effects that wait, first come first served: seat, space, card, occasion
    Field("triggered", OPEN, ROWS, WAITING, steady=True),
]

KEPT: Final = [
    # the spaces of each seat's units, and of the passive ones
    Kept("standing", "list[int]", "[0] * 5", copy="[:]"),
    Kept("occupied", "int", "0"),
    Kept("resources", "int", "0"),
    Kept("heroes", "int", "0"),
    Kept("wounded", "int", "0"),
    Kept("boosted", "int", "0"),
    # units of the active player that may still move, or act
    Kept("can_move", "int", "0"),
    Kept("can_act", "int", "0"),
    # units that strengthen others as long as they stand; passive ones do not
    Kept("inspiring", "int", "0"),
    Kept("in_force", "EventCard", "pack.calm"),
]

# ---------------------------------------------------------------- verbs, frames, events

VERBS: Final = [
    Verb("end"),
    Verb("corner", space=SPACE),
    Verb("move", space=SPACE),
    Verb("to", space=SPACE),
    Verb("at", space=SPACE),
    Verb("target", space=SPACE),
    Verb("use", space=SPACE),
    Verb("build", card=UNIT_CARD),
    Verb("tech", card=DECK_CARD),
    Verb("hero", card=CARD),
    Verb("from", player=SEAT),
    Verb("attack", space=SPACE, end=SPACE),
]

FRAMES: Final = [
    Numbers("resources", brew=amount(3), cogs=amount(7)),
    Numbers("roll-brew", brew=amount(3), cogs=amount(7)),
    Numbers("roll-cog", brew=amount(3), cogs=amount(7)),
    Numbers("event-effect", when=FLAG, number=amount(99)),
    Numbers("move-to", unit=SPACE),
    # which card it is shows only when it has been placed
    Numbers("place-unit", card=hidden(UNIT_CARD)),
    # an effect by its number, the space it counts from and the card it comes from
    Numbers("effect", number=EFFECT, origin=SPACE, card=CARD),
    Numbers("effect-target", number=EFFECT, origin=SPACE, card=CARD),
    Numbers("effect-player", number=EFFECT, origin=SPACE, card=CARD),
    Numbers("effect-space", number=EFFECT, origin=SPACE, card=CARD, unit=SPACE),
]

EVENTS: Final = [
    Told("order-die", seat=SEAT, die=DIE),
    Told("hero", seat=SEAT, card=CARD),
    Told("corner", seat=SEAT, card=CARD, space=SPACE),
    Told("round", round=LARGE),
    Told("turn", seat=SEAT),
    Told("income", seat=SEAT, cogs=LARGE),
    Told("drew", seat=SEAT, amount=LARGE, cards=hidden(many(DECK_CARD))),
    Told("event", event=EVENT, until=LARGE),
    Told("rolled", resource=WORD, space=SPACE),
    Told("rolled-again", resource=WORD, space=SPACE),
    Told("built", seat=SEAT, card=UNIT_CARD, space=SPACE),
    Told("played", seat=SEAT, card=DECK_CARD),
    Told("used", seat=SEAT, card=CARD, space=SPACE),
    Told("moved", seat=OWNED, card=CARD, start=SPACE, end=SPACE),
    Told("gathered", seat=SEAT, resource=WORD, amount=LARGE, space=SPACE),
    Told("attacked", seat=SEAT, card=CARD, start=SPACE, target=CARD, owner=OWNED, end=SPACE, damage=LARGE),
    Told("struck-back", card=CARD, start=SPACE, end=SPACE, damage=LARGE),
    Told("hurt", card=CARD, owner=OWNED, space=SPACE, damage=LARGE, health=HEALTH),
    Told("healed", card=CARD, owner=OWNED, space=SPACE, amount=LARGE, health=HEALTH),
    Told("strengthened", card=CARD, space=SPACE, amount=ATTACK),
    Told("readied", card=CARD, space=SPACE),
    Told("fell", card=CARD, owner=OWNED, space=SPACE),
    Told("rewarded", seat=SEAT, cogs=LARGE),
    Told("captured", seat=SEAT, card=DECK_CARD),
    Told("gained", seat=SEAT, cogs=LARGE, brew=LARGE),
    Told("stole", seat=SEAT, other=SEAT, cogs=LARGE, brew=LARGE),
    Told("out", seat=SEAT),
    Told("over", living=many(SEAT)),
]

FACTS: Final = {
    **dict.fromkeys(("ability", "so_far", "whose"), WORD),
    "card": CARD,
    "space": SPACE,
    "seat": SEAT,
    "owner": OWNED,
    "event": EVENT,
    **dict.fromkeys(("missing_cogs", "missing_brew", "round", "rounds"), LARGE),
    **dict.fromkeys(("reach", "steps", "distance", "open", "around", "own"), NUMBER),
}
"""Of refusals."""

DECLARED: Final = Declarations(
    module=__name__,
    title="Aylkor",
    types=[
        "remnants.boxes.aylkor.content.content.Content",
        "remnants.boxes.aylkor.content.content.EventCard",
    ],
    fields=FIELDS,
    verbs=VERBS,
    frames=FRAMES,
    events=EVENTS,
    kept=KEPT,
    facts=FACTS,
    told="remnants.boxes.aylkor.rules.worked_out:WorkedOut",
)
