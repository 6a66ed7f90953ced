"""What all tests share: nothing that belongs to one game."""

import pytest

from tests.cli.calling import Caller


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long runs are left out unless they are asked for: `pytest -m large`. They alone may take as long as they need."""
    wanted = "large" in config.getoption("-m", default="")
    for item in items:
        if item.get_closest_marker("large"):
            item.add_marker(pytest.mark.timeout(0))
            if not wanted:
                item.add_marker(pytest.mark.skip(reason="a long run: pytest -m large"))


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Caller:
    """Runs a command line."""
    monkeypatch.setenv("COLUMNS", "100")
    return Caller(capsys, monkeypatch)
