"""Compiles kernel, rules and bots with mypyc: in place (`python build_engine.py`), or for a wheel by the build hook.

Pure Python always works; the compiled modules are the same source. What reads files at the borders stays interpreted.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
COMPILED = [
    "kernel/agenda.py",
    "kernel/answers.py",
    "kernel/chance.py",
    "kernel/declarations.py",
    "kernel/engine.py",
    "kernel/events.py",
    "kernel/game.py",
    "kernel/match.py",
    "kernel/refusal.py",
    "kernel/simulation.py",
    "kernel/state.py",
    "kernel/steps.py",
    "bots/*.py",
    "learning/*.py",
    "judges/survey.py",
    "boxes/*/learning.py",
    "boxes/*/rules/**/*.py",
    "boxes/*/content/board.py",
    "boxes/*/content/content.py",
    "boxes/lionsgate/content/words.py",
    "boxes/*/bots/*.py",
    "boxes/*/analyst/*.py",
]
"""What is compiled, below src/remnants."""
INTERPRETED = ["__init__.py", "bots/registry.py", "boxes/*/bots/weights.py"]
"""What stays interpreted of that: it reads files or looks modules up."""


def modules() -> list[Path]:
    """The modules to compile."""
    engine = SOURCE / "remnants"
    found = {path for pattern in COMPILED for path in engine.glob(pattern)}
    return sorted([path for path in found if not any([path.match(pattern) for pattern in INTERPRETED])])


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
