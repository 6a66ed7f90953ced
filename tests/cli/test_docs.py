"""What the documents show is true: commands run, code runs, files and make targets exist."""

import json
import re
import shutil
from pathlib import Path
from random import Random

import pytest

import remnants
from remnants import server
from remnants.boxes.city.content.words import CONDITIONS, WORDS
from tests.cli.calling import Caller

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
OURS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "docs" / "architecture.md",
    ROOT / "docs" / "analysing-a-game.md",
    ROOT / "docs" / "writing-a-pack.md",
]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def shell_lines() -> list[str]:
    lines = [line for path in OURS for block in blocks(path, "sh") for line in block.splitlines()]
    return sorted({line.split("#")[0].strip() for line in lines})


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder like a checkout, with a saved game in it."""
    shutil.copytree(ROOT / "src/remnants/boxes/city/packs/city", tmp_path / "my-pack")
    match = remnants.new("city", players=2, seed=1)
    random = Random(1)
    for _ in range(20):
        match.play(random.choice(match.choices()))
    (tmp_path / "game.json").write_text(json.dumps(match.dump()), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.mark.parametrize("line", [line for line in shell_lines() if line.startswith("remnants ")])
def test_commands_run(line: str, call: Caller, checkout: Path) -> None:
    if line.startswith("remnants pack new"):
        shutil.rmtree(checkout / line.split()[-1])
    if line.startswith("remnants reports"):
        server.check()  # makes the usual database, as a server does
    called = call(*line.split()[1:], typed="quit\n")
    assert called.code == 0, called.err
    assert called.out


@pytest.mark.parametrize("line", [line for line in shell_lines() if line.startswith("make ")])
def test_make_targets_exist(line: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{line.split()[1]}:", makefile, re.MULTILINE)


PAGES = [path for path in DOCUMENTS if path.name != "research-use.md"]
"""Code on the page for researchers is run by tests/envs, which needs more to be installed."""


@pytest.mark.parametrize(
    ("path", "number"),
    [(path, number) for path in PAGES for number in range(len(blocks(path, "python")))],
    ids=lambda part: part.name if isinstance(part, Path) else str(part),
)
def test_code_in_the_documents_runs(path: Path, number: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks(path, "python")[number]
    exec(compile(code, f"{path.name}, example {number + 1}", "exec"), {"__name__": "example"})
    assert "print(" not in code or capsys.readouterr().out


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), target


def test_the_whole_vocabulary_is_documented() -> None:
    text = (ROOT / "docs" / "writing-a-pack.md").read_text(encoding="utf-8")
    assert [word for word in (*WORDS, *CONDITIONS) if f"`{word}`" not in text] == []


def test_architecture_has_one_picture() -> None:
    assert len(blocks(ROOT / "docs" / "architecture.md", "mermaid")) == 1
