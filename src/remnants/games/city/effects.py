"""The effect vocabulary: each word a small class that does one deed. A new word is a new class and a line in DEEDS.

An ability runs effect by effect; a deed that needs a decision puts it on the agenda. Words that only stand
(income, cheaper, reach, ...) are read where they count, by `cards.standing_sum`; battle words are in `battle_words`.
"""

from remnants.games.city import deeds_choices, deeds_plain
from remnants.games.city.battle_words import BATTLE_DEEDS
from remnants.games.city.deed import Deed
from remnants.games.city.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Automatic, Step

DEEDS: dict[str, Deed] = {}
DEEDS.update(deeds_plain.DEEDS)
DEEDS.update(deeds_choices.DEEDS)
DEEDS.update(BATTLE_DEEDS)


class UseAbility(Automatic[CityState]):
    """The effects of an ability, one after the other."""

    def run(self, state: CityState, frame: Frame) -> None:
        number, place, piece = frame.data
        ability = state.pack.abilities[number]
        effect = ability.effects[place]
        if place + 1 < len(ability.effects):
            state.push("ability", frame.seat, (number, place + 1, piece))
        DEEDS[effect.word].do(state, frame.seat, effect, piece, ability.when)


STEPS: list[Step[CityState]] = [UseAbility("ability")]
