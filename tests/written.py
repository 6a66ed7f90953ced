"""Packs written by tests: values as TOML, and entries put in the place of those of a pack that is there."""

import json
import tomllib
from pathlib import Path
from typing import Any

Entry = dict[str, Any]


def written(value: Any) -> str:
    """A value as TOML; that of JSON is the same but for tables."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {written(entry)}" for key, entry in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([written(entry) for entry in value]) + "]"
    return json.dumps(value)


def entries_in(folder: Path, file: str) -> dict[str, list[Entry]]:
    """The lists of entries of a file by their name: `{"token": [...], "alert": [...]}`."""
    return tomllib.loads((folder / file).read_text(encoding="utf-8"))


def write_entries(folder: Path, file: str, lists: dict[str, list[Entry]]) -> None:
    tables = [
        f"[[{name}]]\n" + "".join([f"{key} = {written(value)}\n" for key, value in entry.items()])
        for name, entries in lists.items()
        for entry in entries
    ]
    (folder / file).write_text("\n".join(tables), encoding="utf-8")
