"""Scenes full of rare things go on as they did; `python -m tests.scenes` tells them anew where a change is meant."""

import pytest

from tests.scenes import SCENES, goes_on_as_kept


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in SCENES.items() for name in names])
def test_a_scene_goes_on_as_it_did(game: str, name: str) -> None:
    goes_on_as_kept(game, name)
