"""Compiles kernel, rules and bots with mypyc: in place (`python build_engine.py`), or for a wheel by the build hook.

Pure Python always works; the compiled modules are the same source. What reads files at the borders (schemas, checks of
packs, hand-written positions, catalogues, weights) stays interpreted.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
KERNEL = ["agenda", "chance", "engine", "events", "game", "match", "playout", "refusal", "state", "steps"]
LEFT_INTERPRETED = ("__init__", "schema", "pack_", "position", "catalogue", "chronicle", "ability_texts")
READ_FROM_FILES = "_weights"


def modules() -> list[Path]:
    """The modules to compile: the kernel's own, every game's rules, and the bots."""
    kernel = [SOURCE / "remnants" / "kernel" / f"{name}.py" for name in KERNEL]
    rules = sorted((SOURCE / "remnants" / "games").glob("*/*.py"))
    bots = [
        path for path in sorted((SOURCE / "remnants" / "bots").glob("*.py")) if not path.stem.endswith(READ_FROM_FILES)
    ]
    return kernel + [path for path in [*rules, *bots] if not path.stem.startswith(LEFT_INTERPRETED)]


def build(into: Path) -> list[Path]:
    """Compiles everything in one group, so that calls between modules are direct; gives the files made."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    names = [str(path.relative_to(SOURCE)) for path in modules()]
    work = Path(tempfile.mkdtemp(prefix="remnants-build-"))
    here = Path.cwd()
    try:
        os.chdir(SOURCE)
        extensions = mypycify(
            [f"--config-file={ROOT / 'pyproject.toml'}", *names],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(work / "generated"),
        )
        distribution = Distribution({"name": "remnants", "ext_modules": extensions})
        command = build_ext(distribution)
        command.build_lib = str(into)
        command.build_temp = str(work / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        return [Path(path) for path in command.get_outputs()]
    finally:
        os.chdir(here)
        shutil.rmtree(work, ignore_errors=True)


def clean() -> None:
    """Removes the compiled modules, so that the plain source runs again."""
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        path.unlink()


if __name__ == "__main__":
    clean()
    if "--clean" not in sys.argv:
        print(f"{len(build(SOURCE))} modules compiled")
