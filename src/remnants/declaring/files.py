"""Where the made source goes: beside the declarations, and into the page's folder of the game where there is a page."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

from remnants import kits
from remnants.declaring.columns import columns_source
from remnants.declaring.frames import frames_source
from remnants.declaring.page import page_source, printed_source
from remnants.extras import require
from remnants.kernel.declarations import Declarations

INSTALLED = ("site-packages", "dist-packages")
"""Folders of packages that were installed as copies: what lies there is not somebody's source."""


def made() -> dict[Path, str]:
    """Every file that is made from declarations, with what it should hold; installed copies are left as they are."""
    found: dict[Path, str] = {}
    for name in kits.names():
        kit = kits.kit(name)
        declared = kit.declared()
        if declared is not None and not is_copy(kit.folder):
            found |= made_for(kit, declared)
    return found


def is_copy(folder: Path) -> bool:
    """Whether a game was installed as a copy, rather than found where its source is worked on."""
    return any([name in INSTALLED for name in folder.resolve().parts])


def made_for(kit: kits.Kit, declared: Declarations) -> dict[Path, str]:
    folder = Path(str(sys.modules[declared.module].__file__)).parent
    found = {folder / "columns.py": formatted(columns_source(declared))}
    if declared.frames:
        found[folder / "frames.py"] = formatted(frames_source(declared))
    page = page_folder(kit.name)
    if page is not None and not is_compiled(declared):
        found[page / "declared.ts"] = page_source(declared)
        catalogue = kit.part("catalogue")
        if catalogue is not None:
            found[page / "printed.ts"] = printed_source(declared, catalogue)
    return found


def is_compiled(declared: Declarations) -> bool:
    """Whether the rules run compiled: then classes have forgotten how they were written, and types need that."""
    return not str(import_module(declared.told.partition(":")[0] or declared.module).__file__).endswith(".py")


def page_folder(name: str) -> Path | None:
    """The game's folder of the page, in a checkout of the project."""
    folder = Path(__file__).parents[3] / "web" / "src" / "games" / name
    return folder if folder.is_dir() else None


def formatted(source: str) -> str:
    """Python source as our formatter leaves it; raises ModuleNotFoundError saying how to get it where it is missing."""
    require("ruff")
    for arguments in (["check", "--quiet", "--fix", "--select", "I,UP"], ["format", "--quiet"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *arguments, "--stdin-filename", "src/remnants/made.py", "-"],
            input=source,
            capture_output=True,
            text=True,
            check=True,
        )
        source = done.stdout
    return source


def write() -> list[Path]:
    """Writes what is not as it should be; gives the files written."""
    changed = stale()
    for path, text in changed.items():
        path.write_text(text, encoding="utf-8")
    return list(changed)


def stale() -> dict[Path, str]:
    """The files that differ from what the declarations say, with what they should hold."""
    return {
        path: text for path, text in made().items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    }
