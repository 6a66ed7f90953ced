"""City of Remnants in the terminal: board, mats, offers and hand, drawn from the view of a seat."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from remnants.boxes.city.content.content import COLOURS, Content
from remnants.boxes.city.naming.names import CityNaming
from remnants.boxes.city.terminal.city_map import MAP_WIDTH, drawn_map
from remnants.kernel.agenda import NOBODY
from remnants.terminal.beside import Beside
from remnants.terminal.scene import Scene

LEVEL_LETTERS = "SMH"
INSIDE_THE_BOARD = ("mats",)
"""The mats stand beside the map, so they are not shown once more."""


def style(scene: Scene, seat: int) -> str:
    """The colour of a gang."""
    gang = scene.state["gang"][seat]
    return "white" if gang == NOBODY else COLOURS[content_of(scene).gang_colour[gang]]


def content_of(scene: Scene) -> Content:
    assert isinstance(scene.pack, Content)
    return scene.pack


def naming_of(scene: Scene) -> CityNaming:
    assert isinstance(scene.texts.naming, CityNaming)
    return scene.texts.naming


# ---------------------------------------------------------------- the situation and the board


def situation(scene: Scene) -> RenderableType:
    state = scene.state
    facts = {"round": state["round"], "pile": state["pile"], "player": state["first_player"]}
    line = Text(scene.word("play-situation", **facts), style="bold reverse")
    line.pad_right(2)
    return Padding(line, (1, 0, 0, 0))


def board(scene: Scene) -> RenderableType:
    """The map with all players' mats beside it and the tiles explained below."""
    styles = [style(scene, seat) for seat in range(scene.players)]
    table = Beside(drawn_map(scene.view, content_of(scene), styles), MAP_WIDTH, mats(scene))
    return Group(table, Text(scene.word("play-key"), style="dim"), *tile_lines(scene))


def seats_from(scene: Scene) -> list[int]:
    """The own seat first, then clockwise."""
    first = scene.seat or 0
    return [(first + turn) % scene.players for turn in range(scene.players)]


def tile_lines(scene: Scene) -> list[RenderableType]:
    """Every development on the board, with its products and whoever controls it."""
    state = scene.state
    lines: list[Text] = []
    for tile, spaces in enumerate(state["tile_spaces"]):
        said = ""
        if state["tile_products"][tile]:
            said += scene.word("play-tile-products", amount=state["tile_products"][tile])
        holders = [seat for seat in range(scene.players) if spaces & ~state["held"][seat] == 0]
        if holders:
            said += scene.word("play-tile-held", player=holders[0])
        line = Text(scene.word("play-tile-line", letter=chr(ord("a") + tile % 26), tile=tile, state=said))
        if holders:
            line.stylize(style(scene, holders[0]))
        lines.append(line)
    return [Columns(lines, padding=(0, 3))] if lines else []


def mats(scene: Scene) -> RenderableType:
    """All players, the own seat first."""
    return Group(*[mat(scene, seat) for seat in seats_from(scene)])


def mat(scene: Scene, seat: int) -> RenderableType:
    """One player: money, renown, influence, figures and cards."""
    state = scene.state
    head = Text(f"{letter(scene, seat)} {scene.player(seat)}", style=f"bold {style(scene, seat)}")
    if seat == scene.seat:
        head.append(f" ({scene.word('play-you')})")
    if seat == scene.view["decides"]:
        head.append(" ◀")
    if state["gang"][seat] != NOBODY:
        head.append(f"  {naming_of(scene).gang(state['gang'][seat])}", style="not bold dim")
    head.no_wrap, head.overflow = True, "ellipsis"
    lines = [head, *[Text("  " + line, no_wrap=True, overflow="ellipsis") for line in mat_lines(scene, seat)]]
    lines.append(Text("  " + "; ".join(conditions(scene, seat)), style="dim", no_wrap=True, overflow="ellipsis"))
    if state["permanents"][seat]:
        lines.append(Text("  " + scene.word("play-mat-permanents", cards=state["permanents"][seat])))
    if state["laid"][seat]:
        lines.append(Text("  " + scene.word("play-mat-laid", cards=state["laid"][seat])))
    return Group(*lines)


def mat_lines(scene: Scene, seat: int) -> list[str]:
    state = scene.state
    money: dict[str, Any] = {"arcs": state["arcs"][seat], "influence": state["influence"][seat]}
    renown = state["renown"][seat]
    if renown is None:
        first = scene.word("play-mat-money-concealed", **money)
    else:
        first = scene.word("play-mat-money", renown=renown, **money)
    hand = state["hand"][seat]
    turns = f"{state['turns'][seat]}/{content_of(scene).turns}"
    return [
        first,
        scene.word("play-mat-figures", turns=turns, pool=state["pool"][seat], unused=state["unused"][seat]),
        scene.word(
            "play-mat-cards",
            hand=hand if isinstance(hand, int) else len(hand),
            draw=state["draw"][seat],
            discard=len(state["discard"][seat]),
        ),
    ]


def conditions(scene: Scene, seat: int) -> list[str]:
    """How far a player is with each way to gain influence: everybody sees everybody's."""
    naming = naming_of(scene)
    found: list[str] = []
    for number in range(len(content_of(scene).condition_ids)):
        facts = naming.condition(number, seat, scene.view)
        facts["progress"] = naming.catalogue.say("influence-progress", "", facts)
        found.append(naming.catalogue.say("play-mat-condition", "", facts))
    return found


def letter(scene: Scene, seat: int) -> str:
    """A gang's letter, so that colour is not the only mark."""
    gang = scene.state["gang"][seat]
    return "?" if gang == NOBODY else COLOURS[content_of(scene).gang_colour[gang]][0].upper()


# ---------------------------------------------------------------- offers and hand


def offers(scene: Scene) -> RenderableType:
    """Gang members, black market and developments with what is printed on them, influence and the alert card."""
    return Group(recruits(scene), market(scene), developments(scene), influence(scene), alert_card(scene))


def influence(scene: Scene) -> RenderableType:
    """The ways to gain influence in words, and how far the player is (city.influence.described)."""
    naming = naming_of(scene)
    lines = [Text(scene.word("play-heading-influence"), style="bold underline")]
    for number in range(len(content_of(scene).condition_ids)):
        facts = naming.condition(number, scene.seat or 0, scene.view)
        lines.append(Text(naming.catalogue.say("influence-line", "", facts)))
    return Group(*lines)


def alert_card(scene: Scene) -> RenderableType:
    """The six lines of the alert card, for all to read (city.ycu.alert-card)."""
    lines = [Text(scene.word("play-heading-alert"), style="bold underline")]
    lines += [Text(naming_of(scene).alert(die)) for die in range(1, len(content_of(scene).alerts) + 1)]
    return Group(*lines)


def recruits(scene: Scene) -> RenderableType:
    table = plain_table()
    table.add_column(scene.word("play-heading-recruits"), no_wrap=True)
    table.add_column(scene.word("play-heading-attack"), justify="right")
    table.add_column(scene.word("play-heading-copies"), justify="right")
    table.add_column(scene.word("play-heading-text"), ratio=1)
    for card in scene.state["recruit_row"]:
        naming = naming_of(scene)
        copies = content_of(scene).copies_of(card)
        table.add_row(naming.card(card), attack_of(scene, card), f"{copies}", naming.abilities.card(card))
    return table if scene.state["recruit_row"] else none_of(scene, "play-heading-recruits")


def market(scene: Scene) -> RenderableType:
    table = plain_table()
    table.add_column(scene.word("play-heading-market"), no_wrap=True)
    table.add_column(scene.word("play-heading-price"), justify="right")
    table.add_column(scene.word("play-heading-copies"), justify="right")
    table.add_column(scene.word("play-heading-text"), ratio=1)
    for card in scene.state["market_row"]:
        naming = naming_of(scene)
        price = naming.card_price(card, scene.view)
        copies = content_of(scene).copies_of(card)
        table.add_row(naming.card(card), f"{price}", f"{copies}", naming.abilities.card(card))
    return table if scene.state["market_row"] else none_of(scene, "play-heading-market")


def developments(scene: Scene) -> RenderableType:
    content = content_of(scene)
    naming = naming_of(scene)
    table = plain_table()
    table.add_column(scene.word("play-heading-developments"), no_wrap=True)
    for heading in ("price", "tiles", "sale", "renown"):
        table.add_column(scene.word(f"play-heading-{heading}"), justify="right")
    table.add_column(scene.word("play-heading-level"))
    table.add_column(scene.word("play-heading-shape"), no_wrap=True)
    table.add_column(scene.word("play-heading-text"), ratio=1)
    for number in scene.state["developments"]:
        sale = naming.sale_price(number, scene.view)
        table.add_row(
            naming.development(number),
            f"{naming.development_price(number, scene.view)}",
            f"{scene.state['tiles_left'][number]}",
            f"{sale or '-'}",
            f"{content.development_renown[number]}",
            "".join([LEVEL_LETTERS[level] for level in content.development_levels[number]]),
            shape(content.development_shape[number]),
            naming.abilities.development(number),
        )
    return table if scene.state["developments"] else none_of(scene, "play-heading-developments")


def shape(cells: list[tuple[int, int]]) -> str:
    """A shape drawn small, a line for each row."""
    width = max([column for column, _ in cells]) + 1
    height = max([row for _, row in cells]) + 1
    return "\n".join(["".join(["■" if (c, r) in cells else " " for c in range(width)]) for r in range(height)])


def hand(scene: Scene) -> RenderableType:
    """The own hand with everything printed on the cards."""
    if scene.seat is None:
        return Group()
    cards: list[int] = scene.state["hand"][scene.seat]
    if not cards:
        return none_of(scene, "play-heading-hand")
    table = plain_table()
    table.add_column(scene.word("play-heading-hand"), no_wrap=True)
    table.add_column(scene.word("play-heading-attack"), justify="right")
    table.add_column(scene.word("play-heading-text"), ratio=1)
    naming = naming_of(scene)
    for card in cards:
        table.add_row(Text(naming.card(card), style="bold"), attack_of(scene, card), naming.abilities.card(card))
    return table


def attack_of(scene: Scene, card: int) -> str:
    """The attack value in the own colour; what is no unit has none."""
    content = content_of(scene)
    if not content.is_unit[card]:
        return "-"
    gang = NOBODY if scene.seat is None else scene.state["gang"][scene.seat]
    if gang == NOBODY:
        return "/".join([str(content.attack[colour][card]) for colour in range(len(COLOURS))])
    return str(content.attack[content.gang_colour[gang]][card])


def plain_table() -> Table:
    return Table(box=None, pad_edge=False, header_style="bold underline", expand=True, padding=(0, 2, 0, 0))


def none_of(scene: Scene, heading: str) -> RenderableType:
    return Text(f"{scene.word(heading)}: {scene.word('play-no-cards')}", style="dim")
