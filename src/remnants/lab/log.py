"""The log of finished games: every game is on the disk before it counts, so nothing that was finished is ever lost."""

import fcntl
import os
from pathlib import Path
from typing import Any, BinaryIO, Final, Generic, Protocol, TypeVar

import msgspec

from remnants.kernel.refusal import BadInput
from remnants.lab.games import Played

PLAN = "plan.json"
GAMES = "games.jsonl"
FORMAT: Final = 2
"""Of what is kept of a game: games kept otherwise cannot be counted with these, and are not thrown away for it."""


class Finished(Protocol):
    """What is kept of a finished game, by the name of its task."""

    @property
    def name(self) -> str: ...


Kept = TypeVar("Kept", bound=Finished)


class KeptGames(Generic[Kept]):
    """A folder with the plan of a run and its finished games. A run with the same plan goes on where it stopped."""

    def __init__(self, folder: Path, plan: dict[str, Any], kind: type[Kept]) -> None:
        """`kind` is what is kept of each game."""
        self.folder = folder
        self.kind = kind
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check(plan)
            self._file: BinaryIO = (folder / GAMES).open("ab")
        except OSError as error:
            raise BadInput(f"{folder} cannot be used ({error.strerror}); name another folder with --out") from None
        self.played: dict[str, Kept] = {}
        self._take_hold()
        self._file.truncate(self._read(folder / GAMES))

    def _check(self, plan: dict[str, Any]) -> None:
        """The same folder is not used for another run: games of different plans must not be counted together."""
        path = self.folder / PLAN
        written = msgspec.json.format(msgspec.json.encode(plan), indent=2)
        if not path.exists():
            fresh = path.with_suffix(".new")
            fresh.write_bytes(written)
            fresh.replace(path)
        elif path.read_bytes() != written:
            raise BadInput(f"{self.folder} holds another run; name another folder with --out, or remove this one")

    def _take_hold(self) -> None:
        """Two runs at once would play the same games, and one might cut off a line that the other is writing."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise BadInput(
                f"another run is at work in {self.folder}; let it end, or name another folder with --out"
            ) from None

    def _read(self, path: Path) -> int:
        """Reads the finished games; gives how much of the file is whole: a kill may have cut the last line."""
        whole = 0
        for line in path.read_bytes().splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break
            try:
                played = msgspec.json.decode(line, type=self.kind)
            except msgspec.MsgspecError:
                break
            self.played[played.name] = played
            whole += len(line)
        return whole

    def add(self, played: Kept) -> None:
        """Writes a finished game; it is on the disk when this returns."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.played[played.name] = played

    def close(self) -> None:
        self._file.close()


class Log(KeptGames[Played]):
    """The log of games that are counted."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        super().__init__(folder, plan | {"format": FORMAT}, Played)
