"""Playing in the terminal, typed from a script."""

import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import remnants
from remnants import kits
from remnants.commands import play as play_command
from remnants.kernel.record import is_choice
from remnants.terminal.drawing import PARTS, Drawing
from remnants.terminal.scene import scene_of
from remnants.text import Texts
from tests.cli.calling import Called, Caller

DRAWN_GAMES = [name for name in kits.names() if kits.kit(name).drawings() is not None]


def play(call: Caller, *lines: str, words: tuple[str, ...] = ()) -> Called:
    typed = "".join([f"{line}\n" for line in lines])
    called = call("play", "city", "--terminal", "--seed", "5", "--bots", "random", *words, typed=typed)
    assert called.code == 0, called.err
    return called


def test_the_table_is_shown(call: Caller) -> None:
    out = play(call, "quit").out
    for word in ("City of Remnants", "Round 1", "Your hand", "Black market", "Developments", "take one action", "★"):
        assert word in out


def test_it_fits_into_100_columns(call: Caller) -> None:
    out = play(call, "help", "why end", "move", "why", "look", "quit", words=("--players", "4")).out
    assert max([len(line) for line in out.splitlines()]) <= 100


def test_why_names_the_rule(call: Caller) -> None:
    out = play(call, "why end turn").out
    assert "Take one of the six actions before you end your turn." in out
    assert "city.turns.one-action" in out


def test_choosing_what_is_not_allowed_explains_it(call: Caller) -> None:
    assert "city.turns.one-action" in play(call, "end turn").out


def test_a_turn_by_words_and_undo(call: Caller) -> None:
    out = play(call, "move", "pool", "A1", "undo", "B1", "end movement", "undo", "quit").out
    assert "moves a figure from the pool to A1" in out
    assert "Taken back." in out
    assert "moves a figure from the pool to B1" in out


def test_undo_at_the_beginning_is_refused(call: Caller) -> None:
    assert "There is nothing of yours to take back here." in play(call, "undo").out


def test_rules_can_be_searched(call: Caller) -> None:
    out = play(call, "rules diagonal", "rules", "rules xylophone").out
    assert "No diagonal steps (city.move.diagonal)" in out
    assert "No rule holds the words “xylophone”" in out


def test_what_an_action_is(call: Caller) -> None:
    assert "Put a gang member up for auction" in play(call, "what recruit").out


def test_what_is_printed(call: Caller) -> None:
    assert "Move 1 of your figures up to 3 spaces" in play(call, "what tunnel runner").out


def test_nonsense_is_not_understood(call: Caller) -> None:
    out = play(call, "", "abracadabra", "99", "why 99", "play").out
    assert out.count("I do not understand") == 3
    assert "fits several choices" in out


def test_saving_and_going_on(call: Caller, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = play(call, "move", f"save {path}", f"save {tmp_path}", "quit").out
    assert f"Saved as {path}" in out.replace("\n", "")
    assert "could not be saved" in out
    again = call("play", "city", "--record", str(path), "--bots", "random", typed="quit\n")
    assert again.code == 0
    assert "Choose a figure to move" in again.out
    assert call("play", "lionsgate", "--record", str(path)).code == 2


def test_the_end_of_the_input_ends_the_game_quietly(call: Caller) -> None:
    assert play(call).err == ""


def test_in_italian(call: Caller) -> None:
    out = play(call, "help", "why fine turno", words=("--lang", "it")).out
    assert "Tocca a te: un'azione" in out
    assert "Che cosa puoi scrivere" in out
    assert "La tua mano" in out


def test_to_the_very_end(call: Caller, tmp_path: Path) -> None:
    """A game that is nearly over: whoever always types 1 gets to its end."""
    match = remnants.new("city", players=2, seed="end")
    random = Random(1)
    while match.seat is not None:
        match.play(random.choice(match.choices()))
    data = match.dump()
    choices = [number for number, answer in enumerate(data["answers"]) if is_choice(tuple(answer))]
    data["answers"] = data["answers"][: choices[-40]]
    path = tmp_path / "nearly.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    out = call("play", "city", "--record", str(path), "--bots", "random", typed="1\n" * 1000).out
    assert "The game is over." in out
    assert "won." in out


@pytest.mark.parametrize("game", DRAWN_GAMES)
def test_everything_can_be_drawn_at_every_decision(game: str) -> None:
    """Every part, for every seat and a spectator, in both languages, all through a random game."""
    kind = remnants.new(game, players=3, seed="drawn").game
    with Path("/dev/null").open("w", encoding="utf-8") as nowhere:
        console = Console(width=100, file=nowhere)
        drawing = Drawing(game, console)
        for players in range(kind.fewest_players, kind.most_players + 1):
            options = {option.name: option.values[-1] for option in kind.options}
            match = remnants.new(game, players=players, seed="drawn", options=options)
            texts = [Texts(game, language, match.pack) for language in ("en", "it")]
            random = Random(players)
            number = 0
            while match.seat is not None and number < 800:
                if number % 50 == 0 or number < 12:
                    seat = random.choice([None, *range(players)])
                    scene = scene_of(match, seat, texts[number % 2])
                    for part in PARTS:
                        for line in drawing.as_text(drawing.part(part, scene)).splitlines():
                            assert len(line) <= 100, (part, line)
                match.play(random.choice(match.choices()))
                number += 1


def test_the_browser_is_used_where_the_page_is_built(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    class Server:
        asked: list[object] = []

        def play(self, *words: object, **more: object) -> None:
            self.asked = [*words, more]

    server = Server()
    monkeypatch.setattr(play_command, "page_built", lambda: True)
    monkeypatch.setattr(play_command, "server_installed", lambda: True)
    monkeypatch.setattr(play_command, "server", lambda: server)
    called = call("play", "city", "--bots", "random", "--port", "8123", "--no-browser")
    assert called.code == 0
    assert server.asked == ["city", "random", 8123, False, {"players": 3}]
    server.asked = []
    assert call("play", "city", "--terminal", "--bots", "random", typed="quit\n").code == 0
    assert server.asked == []


def test_a_missing_server_says_how_to_get_it(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("remnants.commands.serve.NEEDED", ("no_such_package",))
    called = call("serve")
    assert called.code == 2
    assert "pip install 'remnants[server]'" in called.err


def test_a_saved_game_of_another_pack_is_refused(call: Caller, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    digest = json.loads(text)["pack"]["digest"]
    saved.write_text(text.replace(digest, "0" * 64), encoding="utf-8")
    called = call("play", "city", "--record", str(saved))
    assert called.code == 2
    assert "pack" in called.err
