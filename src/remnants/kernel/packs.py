"""Reading content packs: TOML files checked against a declared form, with messages that name file, entry and field."""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from remnants.kernel.refusal import BadInput

T = TypeVar("T")


def read_toml(path: Path) -> dict[str, Any]:
    """The content of a TOML file; raises BadInput if it is missing or no TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput(f"{path}: there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: it cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path.name}: this is no TOML: {error}") from None


def read(folder: Path, name: str, form: type[T]) -> T:
    """One file of a pack in its declared form (a msgspec struct)."""
    data = read_toml(folder / name)
    return convert(data, form, name)


def convert(data: dict[str, Any], form: type[T], name: str) -> T:
    """Data in its declared form; raises BadInput that names the file, the entry and the field."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise BadInput(f"{name}: {located(data, str(error))}") from None


def located(data: dict[str, Any], message: str) -> str:
    """The same message naming the entry by its own id: `$.card[3].price` becomes card 'grenade' price."""
    found = re.search(r" - at `\$(.*)`$", message)
    if found is None:
        return message
    complaint = message[: found.start()]
    place: Any = data
    words: list[str] = []
    for key, number in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", found.group(1)):
        if key:
            words.append(key)
            place = place.get(key) if isinstance(place, dict) else None
        elif number.isdigit() and isinstance(place, list):
            place = place[int(number)]
            name = place.get("id") if isinstance(place, dict) else None
            words.append(repr(name) if name else f"number {int(number) + 1}")
    return f"{' '.join(words)}: {complaint}" if words else complaint


def digest_of(folder: Path) -> str:
    """A hash of all TOML files of a pack, so that a record can say what it was played with."""
    whole = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        whole.update(path.name.encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def folder_of(path: str | None, own: Path) -> Path:
    """The folder of a pack, or the game's own; raises BadInput if there is none."""
    if path is None:
        return own
    folder = Path(path)
    if not folder.is_dir():
        raise BadInput(f"{path}: a pack is a folder with TOML files, and there is none")
    return folder
