"""What the laboratory's document shows exists."""

import re
from pathlib import Path

import msgspec
import pytest

from remnants.commands.lab import lab
from remnants.lab.laboratory import Laboratory

TEXT = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^remnants lab (.+)$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("words", COMMANDS)
def test_the_commands_have_these_options(words: str) -> None:
    command, bound, _ = lab.parse_args(words.split(), exit_on_error=False, print_error=False)
    assert command.__name__ == words.split()[0]
    assert bound.arguments


def test_the_example_of_a_list_can_be_read() -> None:
    example = re.findall(r"^```toml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)[0]
    listed = msgspec.toml.decode(f'begins = "turn"\n{example}', type=Laboratory)
    assert listed.mechanism[0].holds({"kind": "sold", "good": 6, "seat": 1, "money": 10})


def test_every_code_block_that_is_python_runs() -> None:
    found = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert found
    for code in found:
        exec(compile(code, "laboratory.md", "exec"), {"__name__": "example"})
