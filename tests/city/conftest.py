"""What the tests of City share."""

from pathlib import Path

import pytest

from remnants.text import Catalogue
from remnants.text.texts import rule_named
from tests.city.workshop import Workshop


@pytest.fixture(scope="session")
def city_rules() -> set[str]:
    """The ids of all rules of the game."""
    return {rule_named(message) for message in Catalogue("city", "en").rules()}


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """Where a test makes cards of its own."""
    return Workshop(tmp_path / "made-to-measure")
