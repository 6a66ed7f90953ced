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
def test_all_numbers_are_written_down(game: str) -> None:
    form = Form(game, 2)
    assert f"{form.encoding.size:,} actions" in PAGE
    assert f"{form.observation_size:,}" in PAGE
    for verb in form.encoding.verbs:
        assert f"`{verb.name}` {verb.offset}" in PAGE
    for name, size in list(form.part_sizes.items())[4:]:
        assert f"`{name}` {size}" in PAGE
