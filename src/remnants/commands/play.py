"""`remnants play`: a game against bots, in the browser where the page is built, in the terminal otherwise."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from remnants import kits
from remnants.commands.checks import at_least, bot_level, port_number, record_in
from remnants.commands.serve import page_built, server, server_installed
from remnants.kernel import replay
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.text.catalogue import check_language

USUAL_LEVEL = "normal"


def play(
    game: str = "city",
    *,
    bots: str | None = None,
    players: int | None = None,
    port: int = 0,
    browser: bool = True,
    terminal: Annotated[bool, Parameter(negative="")] = False,
    lang: str = "en",
    seat: int = 1,
    seed: str | None = None,
    pack: Path | None = None,
    record: Path | None = None,
) -> None:
    """Play a game against bots.

    Parameters
    ----------
    game
        The game: city, aylkor, lionsgate or another that is installed.
    bots
        How well the bots play: random, easy, normal, hard, where there is one expert (left out, normal), or a bot of
        your own, module:Class.
    players
        How many play, you included; left out, three where the game allows it.
    port
        The port of the page; 0 takes any free one.
    browser
        Whether to open the browser; with --no-browser only the address is printed.
    terminal
        Play here in the terminal instead of in the browser.
    lang
        The language of the terminal: en or it.
    seat
        Your seat in the terminal, from 1 up.
    seed
        The seed of a game in the terminal: the same seed deals the same cards.
    pack
        The name or the folder of another content pack, for the terminal.
    record
        A saved game to go on with, in the terminal.
    """
    kind = kits.game(game)
    level = bot_level(game, USUAL_LEVEL if bots is None else bots)
    number = min(kind.most_players, max(kind.fewest_players, 3)) if players is None else players
    kind.check_players(number)
    check_language(lang)
    in_terminal = terminal or record is not None or pack is not None or seed is not None
    if in_terminal or not (server_installed() and page_built()):
        path = None if pack is None else str(pack)
        if record is None:
            match = Match.new(kind, number, seed or secrets.token_hex(8), None, path)
        else:
            match = resumed(record, game, path)
        play_in_terminal(match, level, seat, lang)
    else:
        server().play(game, level, port_number(port), browser, players=number)


def resumed(path: Path, game: str, pack: str | None) -> Match:
    """The match in a saved file."""
    data = record_in(path)
    if data["game"] != game:
        raise BadInput(f"{path}: this is a game of {data['game']}, so: remnants play {data['game']} --record {path}")
    return replay.load(kits.game(game), data, pack)


def play_in_terminal(match: Match, level: str, seat: int, lang: str) -> None:
    from remnants.terminal.session import Session

    if not 1 <= at_least(seat, 1, "--seat") <= match.players:
        raise BadInput(f"--seat is a number from 1 to {match.players}, not {seat}")
    Session(match, seat - 1, level, lang).run()
