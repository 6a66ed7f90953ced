"""Scenes full of rare things go on as they did; `python -m tests.scenes` tells them anew where a change is meant."""

import pytest

from tests.scenes import SCENES, goes_on_as_kept


@pytest.mark.parametrize("name", SCENES["lionsgate"])
def test_a_scene_goes_on_as_it_did(name: str) -> None:
    goes_on_as_kept("lionsgate", name)
