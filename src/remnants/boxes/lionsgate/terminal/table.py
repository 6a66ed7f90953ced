"""Return to Lionsgate City in the terminal: map, towns, mats and team, drawn from the view of a seat."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.words import KINDS
from remnants.boxes.lionsgate.naming.names import LionsgateNaming
from remnants.boxes.lionsgate.rules.state import cards_in
from remnants.boxes.lionsgate.terminal.cave_map import LETTERS, drawn_map
from remnants.terminal.drawing import STYLES
from remnants.terminal.scene import Scene

INSIDE_THE_BOARD: tuple[str, ...] = ()


def content_of(scene: Scene) -> Content:
    assert isinstance(scene.pack, Content)
    return scene.pack


def naming_of(scene: Scene) -> LionsgateNaming:
    assert isinstance(scene.texts.naming, LionsgateNaming)
    return scene.texts.naming


def plain_table() -> Table:
    return Table(box=None, pad_edge=False, header_style="bold underline", padding=(0, 2, 0, 0))


# ---------------------------------------------------------------- the situation and the map


def situation(scene: Scene) -> RenderableType:
    state = scene.state
    line = scene.word(
        "play-situation",
        round=state["round"],
        risk=len(state["risk"]),
        spaces=len(content_of(scene).multipliers),
        multiplier=scene.view["worked_out"]["multiplier"],
        bag=sum(state["bag"]),
        order=state["order"],
    )
    alone = scene.view["worked_out"].get("alone")
    if alone is not None:
        line += " · " + scene.word("play-alone", **{**alone, "rank": naming_of(scene).rank(alone["rank"])})
    return Padding(Text(line, style="bold reverse"), (1, 0, 0, 0))


def board(scene: Scene) -> RenderableType:
    """The map, the marks explained, and what lies about."""
    content = content_of(scene)
    naming = naming_of(scene)
    styles = [STYLES[seat] for seat in range(scene.players)]
    marks = [f"{mark} {naming.cave(cave)}" for cave, mark in enumerate(content.cave_marks)]
    parts: list[RenderableType] = [drawn_map(scene.state, content, styles), Text(scene.word("play-key"), style="dim")]
    parts.append(Text("   ".join(marks), style="dim"))
    lying = lying_lines(scene)
    if lying:
        parts.append(Text(f"{scene.word('play-heading-lying')}: {lying}"))
    return Group(*parts)


def lying_lines(scene: Scene) -> str:
    """The goods lying in each cave."""
    naming = naming_of(scene)
    caves: list[str] = []
    for cave in range(len(content_of(scene).cave_ids)):
        counts = scene.state["loose"][cave * KINDS : cave * KINDS + KINDS]
        goods = [good for good, count in enumerate(counts) for _ in range(count)]
        if goods:
            caves.append(f"{naming.cave(cave)}: {naming.goods(goods)}")
    return "; ".join(caves)


# ---------------------------------------------------------------- mats


def mats(scene: Scene) -> RenderableType:
    """All players, the own seat first."""
    first = scene.seat or 0
    return Group(*[mat(scene, (first + turn) % scene.players) for turn in range(scene.players)])


def mat(scene: Scene, seat: int) -> RenderableType:
    head = Text(f"{LETTERS[seat]} {scene.player(seat)}", style=f"bold {STYLES[seat]}")
    if seat == scene.seat:
        head.append(f" ({scene.word('play-you')})")
    if seat == scene.view["decides"]:
        head.append(" ◀")
    return Group(head, *[Text("  " + line) for line in mat_lines(scene, seat)])


def mat_lines(scene: Scene, seat: int) -> list[str]:
    state = scene.state
    naming = naming_of(scene)
    told = scene.view["worked_out"]
    lines = [
        scene.word(
            "play-mat-money",
            money=state["money"][seat],
            shares=told["shares"][seat],
            payout=told["payout"][seat],
            tile=state["tiles"][seat] + 1,
        )
        + " · "
        + scene.word("play-mat-team", ready=state["ready"][seat].bit_count(), team=state["team"][seat].bit_count()),
        train_line(scene, seat),
    ]
    if state["upgrades"][seat]:
        names = ", ".join([naming.upgrade(card) for card in cards_in(state["upgrades"][seat])])
        lines.append(scene.word("play-mat-upgrades", upgrades=names))
    if state["bandits"][seat]:
        names = ", ".join([f"{naming.bandit(b)} ({naming.bandit_card(b)})" for b in cards_in(state["bandits"][seat])])
        lines.append(scene.word("play-mat-bandits", bandits=names))
    return lines


def train_line(scene: Scene, seat: int) -> str:
    """Where the engine stands, what it pulls, and where the boxcars are."""
    state = scene.state
    naming = naming_of(scene)
    engine = "play-mat-derailed" if state["derailed"] >> seat & 1 else "play-mat-engine"
    parts = [scene.word(engine, cave=state["engine"][seat])]
    goods: list[int] = state["mat"][seat]
    parts.append(scene.word("play-mat-goods", goods=goods) if goods else scene.word("play-mat-empty"))
    if state["cars"][seat]:
        places = ", ".join([naming.place(place) for place in state["cars"][seat]])
        parts.append(scene.word("play-mat-cars", places=places))
    return " · ".join(parts)


# ---------------------------------------------------------------- towns and team


def offers(scene: Scene) -> RenderableType:
    """Every town: its markets with the numbers of the open squares, and its share circles."""
    table = plain_table()
    table.add_column(scene.word("play-heading-town"), no_wrap=True)
    table.add_column(scene.word("play-heading-markets"), ratio=1)
    table.add_column(scene.word("play-heading-circles"))
    content = content_of(scene)
    naming = naming_of(scene)
    for town in content.towns:
        ghost = scene.state["ghosts"] >> town & 1
        name = naming.cave(town) + (" †" if ghost else "")
        markets = "  ".join([market_line(scene, market) for market in content.markets_of[town]])
        circles = ", ".join([circle_line(scene, circle) for circle in content.circles_of[town]])
        table.add_row(name, markets, circles, style="dim" if ghost else "")
    return table


def market_line(scene: Scene, market: int) -> str:
    content = content_of(scene)
    squares = content.market_squares[market]
    filled = scene.state["filled"][market]
    covered = "■" * filled
    free = " ".join([str(number) for number in squares[filled:]])
    return f"{naming_of(scene).good(content.market_good[market])} {covered}({free})"


def circle_line(scene: Scene, circle: int) -> str:
    owner = scene.state["circle_owner"][circle]
    if owner >= 0:
        return scene.word("play-circle-taken", player=owner)
    return scene.word("play-circle-open", price=content_of(scene).circle_price[circle])


def hand(scene: Scene) -> RenderableType:
    """The own team with skills and abilities; before the first round, the mercenaries on offer are in the choices."""
    if scene.seat is None:
        return Group()
    content = content_of(scene)
    naming = naming_of(scene)
    state: dict[str, Any] = scene.state
    table = plain_table()
    table.add_column(scene.word("play-heading-team"), no_wrap=True)
    table.add_column(scene.word("play-heading-skills"), no_wrap=True)
    table.add_column(scene.word("play-heading-text"), ratio=1)
    for card in cards_in(state["team"][scene.seat]):
        ready = state["ready"][scene.seat] >> card & 1
        skills = f"{content.engineering[card]:>3} {content.mining[card]:>3} {content.fighting[card]:>3}"
        text = naming.printed(content.mercenary_ids[card])
        table.add_row(naming.mercenary(card), skills, text, style="" if ready else "dim")
    return table
