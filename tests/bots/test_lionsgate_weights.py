"""The weights of Lionsgate's greedy player are data: read, checked, and what the bot plays by."""

from pathlib import Path

import msgspec
import pytest

import remnants
from remnants.bots import Seen
from remnants.boxes.lionsgate.bots import weights
from remnants.boxes.lionsgate.bots.policy import bot_with
from remnants.kernel.refusal import BadInput

TEXT = weights.PRESENT.read_text(encoding="utf-8")


def test_an_unknown_weight_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT + "\nswagger = 1.0\n", encoding="utf-8")
    with pytest.raises(BadInput, match="swagger"):
        weights.load(path)


def test_a_missing_weight_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("stay =", "# stay ="), encoding="utf-8")
    with pytest.raises(BadInput, match="stay"):
        weights.load(path)


def test_other_weights_play_otherwise() -> None:
    usual = weights.load()
    digger = msgspec.structs.replace(usual, draft_mining=40.0, draft_engineering=0.1, draft_fighting=0.1)
    match = remnants.new("lionsgate", players=3, seed=2)
    assert match.seat is not None
    mining = match.state.pack.mining  # type: ignore[attr-defined]
    taken = bot_with(digger).choose(Seen(match, match.seat), 0)[1]
    assert mining[taken] == max([mining[choice[1]] for choice in match.choices()])
    brawler = msgspec.structs.replace(usual, draft_mining=0.1, draft_engineering=0.1, draft_fighting=40.0)
    assert taken != bot_with(brawler).choose(Seen(match, match.seat), 0)[1]
