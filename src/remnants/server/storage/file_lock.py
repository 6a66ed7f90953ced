"""One server to one SQLite file: a second one is refused, and told which is the first."""

import contextlib
import os
from pathlib import Path
from typing import IO

from remnants.kernel.refusal import BadInput


class FileLock:
    """A file beside the database, locked for as long as the server lives; a killed server leaves it unlocked."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self._held: IO[str] | None = None

    def take(self) -> None:
        """Locks it, or raises BadInput that names the process which has it."""
        try:
            import fcntl
        except ImportError:
            return
        held = self.path.open("a+", encoding="utf-8")
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.seek(0)
            other = held.read().strip() or "another process"
            held.close()
            raise BadInput(
                f"{self.database} is in use by another server ({other}); stop it, or give this one its own --database"
            ) from None
        held.truncate(0)
        held.write(f"process {os.getpid()}\n")
        held.flush()
        self._held = held

    def give_back(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            with contextlib.suppress(OSError):
                held.truncate(0)
            held.close()
