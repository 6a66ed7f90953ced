"""What a server is set up with: usual values, a file, and what is given on the command line, in this order."""

import os
from pathlib import Path

import pytest

from remnants.kernel.refusal import BadInput
from remnants.server.settings import Settings, settings_of


def written(folder: Path, text: str) -> Path:
    file = folder / "server.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file_changes_what_is_usual_and_what_is_given_goes_before_it(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        'abandoned_after_days = 30\ncontact = "mailto:a@b.example"\nextra_bots = ["x:Y"]\npacks_folder = "packs"',
    )
    found = settings_of(file, contact="https://b.example", database="")
    assert found == Settings(
        abandoned_after_days=30.0, contact="https://b.example", extra_bots=("x:Y",), packs_folder=Path("packs")
    )
    assert settings_of(None) == Settings()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bot_second = 3", "no setting 'bot_second'.*bot_seconds"),
        ('bot_seconds = "long"', r"Expected `float`.*bot_seconds"),
        ("bot_workers = -1", "bot_workers is less than 0"),
        ("bot_seconds = ", "no TOML"),
        ('contact = "me"', "'me' is no contact"),
        ('public_address = "games.example"', "'games.example' is no address"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        settings_of(written(tmp_path, text))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"nothing\.toml: the settings cannot be read"):
        settings_of(tmp_path / "nothing.toml")


def test_there_are_as_many_bots_at_once_as_the_cores_that_may_be_used() -> None:
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        assert Settings().workers() == 1
        assert Settings(bot_workers=3).workers() == 3
    finally:
        os.sched_setaffinity(0, allowed)
