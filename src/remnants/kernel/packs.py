"""Reading content packs: TOML files checked against a declared form, with messages that name file, entry and field."""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

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


FORMER = "former.toml"
"""The file of a pack that says under which digests it was known before; it belongs to the shelf, not to the content."""


def files_of(folder: Path) -> list[Path]:
    """The files with the content of a pack."""
    return sorted([path for path in folder.glob("*.toml") if path.name != FORMER])


def bytes_of(folder: Path) -> str:
    """A hash of the files as they are written: whether a pack must be read again."""
    whole = hashlib.sha256()
    for path in files_of(folder):
        whole.update(path.name.encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def digest_of(folder: Path, for_show: tuple[str, ...] = ()) -> str:
    """What a pack means, as a hash: a record says with it what it was played with.

    Comments, layout and the order of keys do not count, nor do texts (tables of languages such as `{ en, it }`), nor
    the fields that only serve drawing. Everything else does, and so does the order of entries.
    """
    content = {path.name: meaning_of(read_toml(path), for_show) for path in files_of(folder)}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()


def meaning_of(value: Any, for_show: tuple[str, ...]) -> Any:
    """The part of a pack's data that the rules can tell apart."""
    if isinstance(value, dict):
        kept = {key: entry for key, entry in value.items() if key not in for_show and not is_text(entry)}
        return {key: meaning_of(entry, for_show) for key, entry in kept.items()}
    if isinstance(value, list):
        return [None if is_text(entry) else meaning_of(entry, for_show) for entry in value]
    return value


def is_text(value: Any) -> bool:
    """Whether this is a text in several languages: a table with an English entry and nothing but texts."""
    return isinstance(value, dict) and "en" in value and all([isinstance(text, str) for text in value.values()])


class FormerName(msgspec.Struct, forbid_unknown_fields=True):
    """A digest under which a pack was known before it was known by what it means."""

    digest: str
    means: str


class FormerNames(msgspec.Struct, forbid_unknown_fields=True):
    known_as: list[FormerName]


def former_digests(folder: Path, digest: str) -> list[str]:
    """The digests under which records may know this pack besides its own, as long as it means the same."""
    if not (folder / FORMER).is_file():
        return []
    return [name.digest for name in read(folder, FORMER, FormerNames).known_as if name.means == digest]


class Found(NamedTuple):
    """Where a pack lies and what it is called."""

    folder: Path
    name: str
    lasting_name: str
    """What it can be asked for by from any other folder: its own name, or where it lies."""


def find(pack: str | None, own_packs: str, usual: str) -> Found:
    """The pack of that name among a game's own, or the one in a folder; raises BadInput if there is neither."""
    wanted = usual if pack is None else pack
    is_own = wanted in names_in(own_packs)
    folder = Path(own_packs) / wanted if is_own else Path(wanted)
    if not folder.is_dir():
        raise BadInput(
            f"{pack}: a pack is a folder with TOML files, and there is none; "
            f"the game's own are called {', '.join(names_in(own_packs))}"
        )
    return Found(folder, folder.resolve().name, wanted if is_own else str(folder.resolve()))


def names_in(own_packs: str) -> list[str]:
    """The names of the packs that come with a game."""
    return sorted([path.name for path in Path(own_packs).iterdir() if path.is_dir()])
