"""The numbers of a weights file by name, and how others are written in their place."""

import re
from typing import Any, Final

import msgspec

from remnants.kernel.refusal import BadInput

FOUND_WITH: Final = "# Found with: "
Values = dict[str, float]
"""Weights by name: `force`, of several numbers `levels.0`, of a table `play.draw`."""


def values_of(weights: msgspec.Struct) -> Values:
    """Every number among the weights by its name."""
    found: Values = {}
    for name, value in msgspec.structs.asdict(weights).items():
        if isinstance(value, tuple):
            found |= {f"{name}.{place}": float(number) for place, number in enumerate(value)}
        elif isinstance(value, dict):
            found |= {f"{name}.{key}": float(number) for key, number in value.items()}
        else:
            found[name] = float(value)
    return found


def with_numbers(weights: Any, values: Values) -> Any:
    """The weights with other numbers."""
    changed: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(weights).items():
        if isinstance(value, tuple):
            changed[name] = tuple([values.get(f"{name}.{place}", number) for place, number in enumerate(value)])
        elif isinstance(value, dict):
            changed[name] = {key: values.get(f"{name}.{key}", number) for key, number in value.items()}
        else:
            changed[name] = values.get(name, value)
    return type(weights)(**changed)


def chosen(first: Values, weights: str) -> list[str]:
    """The weights that may move. They move by parts of themselves, so what is 0 stays."""
    if not weights:
        return [name for name, value in first.items() if value != 0]
    names = [name.strip() for name in weights.split(",")]
    for name in names:
        if first.get(name, 0.0) == 0:
            raise BadInput(f"there is no weight {name!r} other than 0; there are {', '.join(chosen(first, ''))}")
    return names


def with_values(text: str, values: Values, command: str) -> str:
    """The data file with other numbers, its comments in their column, and the command that found them at the end."""
    table = ""
    lines: list[str] = []
    for line in text.split(FOUND_WITH)[0].rstrip().splitlines():
        if line.startswith("["):
            table = line.strip("[] ") + "."
        found = re.match(r"(\w[\w-]*)( *= *)(\[[^\]]*\]|[-0-9.]+)( *)(.*)$", line)
        if found is not None:
            name, equals, value, blanks, comment = found.groups()
            written = number_or_several(table + name, value, values)
            room = " " * max(1, len(value + blanks) - len(written)) if comment else ""
            line = f"{name}{equals}{written}{room}{comment}"
        lines.append(line)
    return "\n".join(lines) + f"\n\n{FOUND_WITH}{command}\n"


def number_or_several(name: str, value: str, values: Values) -> str:
    """How the file says a number, or several in brackets, with those that changed."""
    if not value.startswith("["):
        return f"{values[name]:.4g}" if name in values else value
    kept = [number.strip() for number in value.strip("[] ").split(",")]
    numbers = [
        f"{values[f'{name}.{place}']:.4g}" if f"{name}.{place}" in values else number
        for place, number in enumerate(kept)
    ]
    return f"[{', '.join(numbers)}]"
