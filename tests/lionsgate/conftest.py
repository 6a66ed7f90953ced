"""What the tests of Lionsgate share."""

import pytest

from tests.known_rules import known_rules


@pytest.fixture(scope="session")
def lionsgate_rules() -> set[str]:
    """The ids of all rules of the game."""
    return known_rules("lionsgate")
