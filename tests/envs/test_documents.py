"""What the page for researchers shows is true."""

import re
from pathlib import Path

import pytest

from remnants.envs.form import Form
from tests.envs.walking import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "research-use.md").read_text(encoding="utf-8")
CODE = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(CODE)))
def test_code_runs(number: int) -> None:
    exec(compile(CODE[number], f"research-use.md, example {number + 1}", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("game", GAMES)
def test_the_sizes_are_about_what_is_written_down(game: str) -> None:
    form = Form(game, 2)
    column = 1 + ["city", "aylkor", "lionsgate"].index(game)
    for words, size in (("actions, about", form.encoding.size), ("numbers in an obs", form.observation_size)):
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| {words}"))
        written = int(row.split("|")[1 + column].replace(",", ""))
        assert written == pytest.approx(size, rel=0.15)
