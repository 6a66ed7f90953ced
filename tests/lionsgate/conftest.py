"""What the tests of Lionsgate share."""

import pytest

from remnants.text import Catalogue
from remnants.text.texts import rule_named


@pytest.fixture(scope="session")
def lionsgate_rules() -> set[str]:
    """The ids of all rules of the game."""
    return {rule_named(message) for message in Catalogue("lionsgate", "en").rules()}
