"""What all tests share: nothing that belongs to one game."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.calling import Caller

HERE = Path(__file__).parent
REAL_TIME = [HERE / "browser", HERE / "server"]
"""Here real browsers, servers and databases run against the clock of a machine that may be busy."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long runs are left out unless they are asked for: `pytest -m large`. They alone may take as long as they need.

    What fails in real time is tried once more and named as such (R); whatever needs that again and again is a fault.
    """
    wanted = "large" in config.getoption("-m", default="")
    for item in items:
        if any([folder in item.path.parents for folder in REAL_TIME]):
            item.add_marker(pytest.mark.flaky(reruns=1))
        if item.get_closest_marker("large"):
            item.add_marker(pytest.mark.timeout(0))
            if not wanted:
                item.add_marker(pytest.mark.skip(reason="a long run: pytest -m large"))


@pytest.fixture(scope="module")
def vocabulary_folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pack with the whole vocabulary of the game whose tests these are."""
    written: Path = import_module(f"{request.module.__package__}.vocabulary").write(
        tmp_path_factory.mktemp("packs") / "vocabulary"
    )
    return written


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Caller:
    """Runs a command line."""
    monkeypatch.setenv("COLUMNS", "100")
    return Caller(capsys, monkeypatch)
