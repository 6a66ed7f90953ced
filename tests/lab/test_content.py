"""What the content of a game must hold is measured on the same games that the laboratory plays."""

import msgspec
from bench.content import measure

from remnants.lab.games import Task, play


def test_a_game_measured_for_its_content_is_the_game_of_the_laboratory() -> None:
    task = Task("one", "aylkor", "content", ("easy", "easy"), closely=True)
    reported, measured = play(task), measure(task)
    assert msgspec.structs.replace(measured.played, closely=None) == msgspec.structs.replace(reported, closely=None)
    for name in ("used", "brought", "course", "out", "measures"):
        assert getattr(measured.played.watched, name) == getattr(reported.watched, name)
    assert len(measured.turns) > 0
    assert len(measured.rounds_from) >= reported.rounds
    begun = [decisions for decisions, _ in reported.watched.course]
    assert set(measured.rounds_from) <= set(range(begun[-1] + 10))
