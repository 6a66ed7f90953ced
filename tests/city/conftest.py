"""What the tests of City share."""

from pathlib import Path

import pytest

from tests.city.workshop import Workshop
from tests.known_rules import known_rules


@pytest.fixture(scope="session")
def city_rules() -> set[str]:
    """The ids of all rules of the game."""
    return known_rules("city")


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """Where a test makes cards of its own."""
    return Workshop(tmp_path / "made-to-measure")
