"""Remnants of Aylkor in the terminal: field, mats, units and hand, drawn from the view of a seat."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from remnants.boxes.aylkor.content.board import SPACES
from remnants.boxes.aylkor.content.content import TYPES, Content
from remnants.boxes.aylkor.naming.names import AylkorNaming
from remnants.boxes.aylkor.rules.state import EMPTY, NO_CARD, NO_EVENT
from remnants.boxes.aylkor.terminal.field import FIELD_WIDTH, LETTERS, drawn_field, owner_style
from remnants.terminal.beside import Beside
from remnants.terminal.scene import Scene

STYLES = ["red", "blue", "green", "cyan"]
INSIDE_THE_BOARD = ("mats",)
"""The mats stand beside the field, so they are not shown once more."""


def style(scene: Scene, seat: int) -> str:
    return STYLES[seat % len(STYLES)]


def content_of(scene: Scene) -> Content:
    assert isinstance(scene.pack, Content)
    return scene.pack


def naming_of(scene: Scene) -> AylkorNaming:
    assert isinstance(scene.texts.naming, AylkorNaming)
    return scene.texts.naming


def situation(scene: Scene) -> RenderableType:
    """The round and the event in force."""
    state = scene.state
    event, when = state["event"], round_of(scene)
    if event == NO_EVENT:
        said = scene.word("play-situation", when=when, event=event)
    else:
        text = naming_of(scene).texts.event(event)
        facts = {"when": when, "event": event, "until": state["event_until"], "text": text}
        said = scene.word("play-situation-until", **facts)
    return Padding(Text(said, style="bold reverse"), (1, 0, 0, 0))


def round_of(scene: Scene) -> str:
    """Which round it is, and of how many; none before the first has begun."""
    number, limit = scene.state["round"], scene.state["round_limit"]
    if number == 0:
        return scene.word("play-situation-setup")
    if limit == 0:
        return scene.word("play-situation-round", round=number)
    return scene.word("play-situation-round-of", round=number, limit=limit)


def board(scene: Scene) -> RenderableType:
    """The field with all players' mats beside it."""
    field = drawn_field(scene.state, content_of(scene), STYLES)
    return Group(Beside(field, FIELD_WIDTH, mats(scene)), Text(scene.word("play-key"), style="dim"))


def mats(scene: Scene) -> RenderableType:
    """All players, the own seat first."""
    first = scene.seat or 0
    return Group(*[mat(scene, (first + turn) % scene.players) for turn in range(scene.players)])


def mat(scene: Scene, seat: int) -> RenderableType:
    """One player: hero, resources and cards."""
    state, pack = scene.state, content_of(scene)
    head = Text(f"{LETTERS[seat]} {scene.player(seat)}", style=f"bold {style(scene, seat)}")
    if seat == scene.seat:
        head.append(f" ({scene.word('play-you')})")
    if seat == scene.view["decides"]:
        head.append(" ◀")
    if state["out_since"][seat]:
        head.append(f" ({scene.word('play-out')})", style="dim")
        return head
    at, hero, cards = state["hero_at"][seat], state["hero"][seat], state["hands"][seat]
    resources = scene.word(
        "play-mat-resources",
        cogs=state["cogs"][seat],
        brew=state["brew"][seat],
        health=state["health"][at] if at >= 0 else 0,
        full=pack.health[hero] if hero != NO_CARD else 0,
    )
    piles = scene.word(
        "play-mat-cards",
        hand=cards if isinstance(cards, int) else len(cards),
        deck=state["decks"][seat],
        discards=len(state["discards"][seat]),
    )
    defeated = scene.word("play-mat-defeated", defeated=state["defeated"][seat])
    return Group(head, Text("  " + resources), Text("  " + piles), Text("  " + defeated))


def offers(scene: Scene) -> RenderableType:
    """Every kind of unit that stands on the board, with its numbers and what is printed on it."""
    state, pack = scene.state, content_of(scene)
    standing = sorted({state["card"][space] for space in range(SPACES) if state["owner"][space] != EMPTY})
    table = card_table(scene, scene.word("play-heading-units"))
    for card in standing:
        owners = {state["owner"][space] for space in range(SPACES) if state["card"][space] == card}
        only = owner_style(owners.pop(), STYLES) if len(owners) == 1 else ""
        table.add_row(pack.marks[card], Text(naming_of(scene).card(card), style=only), *printed(scene, card))
    return table


def hand(scene: Scene) -> RenderableType:
    """The own hand with the text of each card."""
    if scene.seat is None or isinstance(scene.state["hands"][scene.seat], int):
        return Text("")
    cards: list[int] = scene.state["hands"][scene.seat]
    if not cards:
        return Text(scene.word("play-hand-empty"), style="dim")
    table = card_table(scene, scene.word("play-heading-card"))
    for card in sorted(set(cards)):
        name = naming_of(scene).card(card) + (f" ×{cards.count(card)}" if cards.count(card) > 1 else "")
        table.add_row(content_of(scene).marks[card], name, *printed(scene, card))
    return table


def card_table(scene: Scene, heading: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    table.add_column(heading, no_wrap=True)
    table.add_column(scene.word("play-heading-cost"), no_wrap=True)
    table.add_column(scene.word("play-heading-stats"), no_wrap=True)
    table.add_column(scene.word("play-heading-text"), ratio=1)
    return table


def printed(scene: Scene, card: int) -> tuple[str, str, str]:
    """Cost, numbers and text of a card."""
    pack, texts = content_of(scene), naming_of(scene).texts
    cost = "" if pack.is_hero(card) else texts.price(pack.cogs[card], pack.brew[card])
    stats = ""
    if pack.is_unit(card) or pack.is_hero(card):
        kind = texts.say(f"type-{TYPES[pack.type[card]]}")
        stats = f"{pack.attack[card]}/{pack.health[card]}/{pack.move[card]} {kind}"
    return cost, stats, texts.card(card)
