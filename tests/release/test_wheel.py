"""What a release is: sdist and wheel are built, the wheel is installed in a fresh environment and used.

The plain wheel is built here; the stage that tests the compiled build has one compiled wheel (`compiled`).
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).parent / "uv"
PAGE = "src/remnants/server/static/index.html"


def uv(
    *words: str, cwd: Path, python: str | Path = sys.executable, **environment: str
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(UV), *words, "--python", str(python)],
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=900,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree as it is in git, with the built page: nothing that happens to lie around here."""
    if not (ROOT / PAGE).is_file():
        pytest.fail("the page is not built: make client")
    folder = tmp_path_factory.mktemp("source")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in [name for name in listed.split("\0") if name and (ROOT / name).is_file()]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    shutil.copytree(ROOT / PAGE.rpartition("/")[0], folder / PAGE.rpartition("/")[0])
    return folder


@pytest.fixture(scope="module")
def built(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with sdist and plain wheel; the wheel is made from the sdist."""
    folder = tmp_path_factory.mktemp("dist")
    uv("build", "--quiet", "--out-dir", str(folder), cwd=source, REMNANTS_COMPILE="0")
    return folder


class Installed:
    """A fresh environment with the wheel, outside the tree."""

    def __init__(self, folder: Path, wheel: Path, extras: str = "") -> None:
        self.folder = folder
        uv("venv", "--quiet", "venv", cwd=folder)
        self.bin = folder / "venv" / "bin"
        constraint = str(ROOT / "requirements.lock")
        wanted = f"remnants{extras} @ file://{wheel}"
        uv("pip", "install", "--quiet", "--constraint", constraint, wanted, cwd=folder, python=self.bin / "python")

    def run(self, *words: str, typed: str = "", code: int = 0) -> str:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(
            [str(self.bin / words[0]), *words[1:]],
            cwd=self.folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            env=environment | {"XDG_DATA_HOME": str(self.folder)},
        )
        assert done.returncode == code, done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout if code == 0 else done.stderr


@pytest.fixture(scope="module")
def plain(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel alone, without any extra."""
    return Installed(tmp_path_factory.mktemp("plain"), next(built.glob("*.whl")))


@pytest.fixture(scope="module")
def with_server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("server"), next(built.glob("*.whl")), "[server]")


def test_the_sdist_holds_source_and_page(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in (PAGE, "web/package.json", "build_engine.py", "hatch_build.py", "docs/adding-a-game.md", "LICENSE"):
        assert name in names
    assert not [name for name in names if name.endswith((".so", ".pyd")) or "node_modules" in name]


def test_the_wheel_holds_texts_packs_and_page(built: Path) -> None:
    wheel = next(built.glob("*.whl"))
    assert wheel.name.endswith("-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for name in ("server/static/index.html", "boxes/city/packs/city/former.toml", "boxes/aylkor/text/it/rules.ftl"):
        assert f"remnants/{name}" in names


def test_rules_simulate_and_terminal(plain: Installed) -> None:
    assert plain.run("python", "-c", "import remnants; print(remnants.games())") == "['aylkor', 'city', 'lionsgate']\n"
    assert "diagonal" in plain.run("remnants", "rules", "city", "--search", "diagonal")
    figures = json.loads(plain.run("remnants", "simulate", "aylkor", "--players", "2", "--games", "1", "--json"))
    assert figures["games"] == 1
    assert "Aylkor" in plain.run("remnants", "play", "aylkor", "--terminal", typed="quit\n")


MISSING = {
    "lab arena city --bots easy,random --games 4": "pip install 'remnants[lab]'",
    "lab balance city": "pip install 'remnants[lab]'",
    "serve --port 0": "pip install 'remnants[server]'",
}


@pytest.mark.parametrize("words", MISSING)
def test_missing_parts_are_named(plain: Installed, words: str) -> None:
    said = plain.run("remnants", *words.split(), code=2)
    assert MISSING[words] in said
    assert said.count("\n") == 1


def test_missing_environments_are_named(plain: Installed) -> None:
    code = "try:\n    import remnants.envs.pettingzoo\nexcept ModuleNotFoundError as error:\n    print(error)"
    assert "pip install 'remnants[rl]'" in plain.run("python", "-c", code)


@pytest.fixture
def address(with_server: Installed) -> Iterator[str]:
    command = [str(with_server.bin / "remnants"), "serve", "--port", "0", "--database", "tables.sqlite"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    server = subprocess.Popen(
        command, cwd=with_server.folder, stdout=subprocess.PIPE, text=True, env=environment | {"PYTHONUNBUFFERED": "1"}
    )
    try:
        assert server.stdout is not None
        yield server.stdout.readline().strip().rstrip("/")
    finally:
        server.terminate()
        server.wait(15)


def test_a_served_page_and_table(address: str) -> None:
    with httpx.Client(base_url=address, timeout=30) as client:
        page = client.get("/")
        assert page.status_code == 200 and "<html" in page.text
        script = page.text.partition('src="')[2].partition('"')[0]
        assert client.get(script).status_code == 200
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        body = {"game": "aylkor", "seats": seats, "name": "Ada", "start": True}
        assert client.post("/api/tables", json=body).json()["phase"] == "playing"


def test_a_wheel_that_is_not_compiled_says_so(source: Path, tmp_path: Path) -> None:
    """Where there is no compiler: only uv is on the path."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "uv").symlink_to(UV)
    only_uv = str(tmp_path / "bin")
    done = uv("build", "--wheel", "--out-dir", str(tmp_path / "dist"), cwd=source, PATH=only_uv, REMNANTS_COMPILE="")
    assert "NOT COMPILED" in done.stderr + done.stdout


@pytest.mark.skipif(not list((ROOT / "src").rglob("*.so")), reason="it takes minutes: make test-compiled runs it")
@pytest.mark.timeout(1200)
def test_compiled(source: Path, tmp_path: Path) -> None:
    """A wheel with a compiled engine is for this machine, and its engine is compiled when it is installed."""
    uv("build", "--wheel", "--quiet", "--out-dir", str(tmp_path / "dist"), cwd=source, REMNANTS_COMPILE="1")
    wheel = next((tmp_path / "dist").glob("*.whl"))
    assert not wheel.name.endswith("-any.whl")
    (tmp_path / "fresh").mkdir()
    installed = Installed(tmp_path / "fresh", wheel)
    code = "from remnants.kernel import match; print(match.__file__)"
    assert not installed.run("python", "-c", code).strip().endswith(".py")
    assert "games" in installed.run("remnants", "simulate", "city", "--players", "2", "--games", "3")
