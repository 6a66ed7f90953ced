"""The packs with every word of each game's vocabulary can be said whole, in both languages."""

from pathlib import Path
from typing import Any

import pytest

from remnants import kits
from remnants.text import LANGUAGES, Catalogue
from tests.aylkor import vocabulary as aylkor
from tests.city import vocabulary as city
from tests.lionsgate import vocabulary as lionsgate

VOCABULARIES: dict[str, Any] = {"aylkor": aylkor, "city": city, "lionsgate": lionsgate}
UNSAID = ("{", "effect-", "lasting-", "condition-", "cost-", "when-")
"""What stands where a message or one of its facts is missing."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", VOCABULARIES)
def test_all_of_it_can_be_said(game: str, language: str, tmp_path: Path) -> None:
    vocabulary = VOCABULARIES[game]
    pack = kits.game(game).load_pack(str(vocabulary.write(tmp_path / "vocabulary")))
    texts = vocabulary.said(pack, Catalogue(game, language))
    assert len(texts) > 20
    for text in texts:
        assert [mark for mark in UNSAID if mark in text] == [], text
