"""The browser client's built files: read and compressed once, then handed out from memory.

Only what was found in the folder can be asked for, so no spelling of an address leads anywhere else.
"""

import gzip
import mimetypes
from pathlib import Path

COMPRESSED_KINDS = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
SMALLEST_COMPRESSED = 1000
DOCUMENT = "index.html"


class StaticFile:
    """One file as it is sent."""

    __slots__ = ("kind", "lasting", "packed", "plain")

    def __init__(self, path: Path, lasting: bool) -> None:
        self.plain = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.lasting = lasting
        worth_it = self.kind.startswith(COMPRESSED_KINDS) and len(self.plain) >= SMALLEST_COMPRESSED
        self.packed = gzip.compress(self.plain, 9, mtime=0) if worth_it else None


class StaticFiles:
    """All files of a folder, by their address; read again when the page is built anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built: float | None = None
        self._paths: dict[str, Path] = {}
        self._files: dict[str, StaticFile] = {}

    def find(self, address: str) -> StaticFile | None:
        """The file at an address such as `assets/page.js`; None if there is none."""
        self._look_again()
        if address not in self._files and address in self._paths:
            lasting = "assets" in Path(address).parts
            self._files[address] = StaticFile(self._paths[address], lasting)
        return self._files.get(address)

    def document(self) -> StaticFile | None:
        """The page's one document; None if the page is not built."""
        return self.find(DOCUMENT)

    def _look_again(self) -> None:
        try:
            built: float | None = (self.folder / DOCUMENT).stat().st_mtime
        except OSError:
            built = None
        if built == self._built and self._paths:
            return
        self._built, self._files = built, {}
        found = [path for path in self.folder.rglob("*") if path.is_file()] if self.folder.is_dir() else []
        self._paths = {path.relative_to(self.folder).as_posix(): path for path in found}
