"""The example game, installed as anybody's package is, in a folder of its own: nothing of the project knows of it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "night-ferry"
UV = Path(sys.executable).parent / "uv"


class Elsewhere:
    """Python processes that find the example game besides ours."""

    def __init__(self, packages: Path, folder: Path) -> None:
        self.packages = packages
        self.folder = folder
        self.environment = {**os.environ, "PYTHONPATH": str(packages), "XDG_DATA_HOME": str(folder)}

    def python(self, code: str, seconds: int = 120) -> str:
        return self._run(["-c", code], "", seconds)

    def remnants(self, *words: str, typed: str = "") -> str:
        return self._run(["-m", "remnants", *words], typed, 120)

    def _run(self, words: list[str], typed: str, seconds: int) -> str:
        done = subprocess.run(
            [sys.executable, "-P", *words],
            input=typed,
            capture_output=True,
            text=True,
            timeout=seconds,
            cwd=self.folder,
            env=self.environment,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def serving(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-P", "-u", "-m", "remnants", "serve", "--port", "0", "--database", "tables.sqlite"]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=self.folder, env=self.environment)


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed example."""
    folder = tmp_path_factory.mktemp("packages")
    command = [str(UV), "pip", "install", "--quiet", "--no-deps", "--target", str(folder), str(EXAMPLE)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return folder


@pytest.fixture
def elsewhere(packages: Path, tmp_path: Path) -> Elsewhere:
    return Elsewhere(packages, tmp_path)


@pytest.fixture
def server(elsewhere: Elsewhere) -> Iterator[str]:
    """The address of a real server that has found the example."""
    process = elsewhere.serving()
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip().rstrip("/")
    finally:
        process.terminate()
        process.wait(15)
