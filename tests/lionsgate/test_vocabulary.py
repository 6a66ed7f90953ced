"""Every word of the vocabulary on all cards that may have it: read, said in both languages, and played at random."""

from pathlib import Path
from random import Random

import pytest

import remnants
from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.words import EFFECTS, FIRST_PIPE, ONLY_COGS, STRIKES
from remnants.boxes.lionsgate.rules.game import GAME
from remnants.boxes.lionsgate.rules.state import cards_in
from remnants.kernel import conformance
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.lionsgate.table import state_of
from tests.lionsgate.test_conformance import busily

GOODS = [["5 gold", "3 steel", "2 coal"], ["6 gold", "4 steel"], ["5 brass", "5 coal"], ["7 iron"]]


@pytest.fixture(scope="module")
def pack(vocabulary_folder: Path) -> Content:
    return GAME.content(str(vocabulary_folder))


def test_every_word_on_every_kind_of_card(pack: Content) -> None:
    """A word that is new in the vocabulary and not in the pack is named here."""
    on_mercenaries = {word for number, word in enumerate(EFFECTS) if pack.mercenaries_with[number]}
    on_cogs = {word for number, word in enumerate(EFFECTS) if pack.cogs_with[number]}
    assert set(EFFECTS) - set(ONLY_COGS) - on_mercenaries == set()
    assert set(EFFECTS) - on_cogs == set()
    assert set(range(len(STRIKES))) - set(pack.pipe_does[FIRST_PIPE:]) == set()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_with_all_of_it_break_nothing(
    players: int, vocabulary_folder: Path, lionsgate_rules: set[str]
) -> None:
    for seed in range(2):
        match = remnants.new("lionsgate", players, seed=seed, options={"round_limit": 20}, pack=vocabulary_folder)
        conformance.walk(match, seed, lionsgate_rules, choose=busily, close_look=0.01)


def test_every_pipe_and_every_ability_of_mercenaries_is_used(
    vocabulary_folder: Path, pack: Content, lionsgate_rules: set[str]
) -> None:
    """Six deals of three upgrades each, which nobody throws away: all pipes are played, all mercenaries work."""
    struck: set[str] = set()
    working: set[str] = set()

    def strike_of(choice: Choice) -> str:
        return STRIKES[pack.pipe_does[choice[1]]] if choice[0] in ("pipe", "ward") else ""

    def choose(match: Match, random: Random) -> Choice:
        kept = [choice for choice in match.choices() if choice[0] not in ("discard", "fight")]
        new = [choice for choice in kept if strike_of(choice) not in (*struck, "")]
        choice = random.choice(new or kept) if kept else conformance.at_random(match, random)
        if strike_of(choice):
            struck.add(strike_of(choice))
        elif choice[0] == "assign":
            working.update([word for word, _ in pack.effects_written[pack.mercenary_ids[choice[1]]]])
        return choice

    size = pack.upgrade_spaces
    cards = pack.upgrade_ids[FIRST_PIPE:] + pack.upgrade_ids[:FIRST_PIPE]
    for deal in range(6):
        dealt = [cards[(deal * 5 + seat + 4 * place) % len(cards)] for seat in range(4) for place in range(size)]
        spec = {
            "players": 4,
            "engines": ["guild", "guild", "cog-workshop", "cog-workshop"],
            "teams": [pack.mercenary_ids[seat::4][:4] for seat in range(4)],
            "goods": GOODS,
            "upgrades": [dealt[seat * size : (seat + 1) * size] for seat in range(4)],
            "bandits": [pack.bandit_ids[2 * seat : 2 * seat + 2] for seat in range(4)],
            "money": [130, 120, 140, 110],
            "options": {"round_limit": 20},
        }
        match = remnants.position("lionsgate", spec, pack=vocabulary_folder)
        assert [len(cards_in(own)) for own in state_of(match).upgrades] == [size] * 4
        conformance.walk(match, deal, lionsgate_rules, choose=choose, close_look=0.02)
    assert set(STRIKES) - struck == set()
    assert set(EFFECTS) - set(ONLY_COGS) - working == set()
