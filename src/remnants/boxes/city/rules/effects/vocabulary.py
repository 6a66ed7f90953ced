"""The effect vocabulary: each word a small class that does one deed. A new word is a new class and a line in DEEDS.

An ability runs effect by effect; a deed that needs a decision puts it on the agenda. Words that only stand
(income, cheaper, reach, ...) are read where they count, by `cards.standing_sum`; battle words are in `battle_words`.
"""

from remnants.boxes.city.content.content import Ability
from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.effects import choices, plain
from remnants.boxes.city.rules.effects.battle_words import BATTLE_DEEDS
from remnants.boxes.city.rules.effects.deed import Deed
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import Frame
from remnants.kernel.steps import Automatic, Step

DEEDS: dict[str, Deed] = {}
DEEDS.update(plain.DEEDS)
DEEDS.update(choices.DEEDS)
DEEDS.update(BATTLE_DEEDS)


def could_do_something(state: CityState, seat: int, ability: Ability) -> bool:
    """Whether any effect of an ability would do anything for that player now, on the own turn."""
    return any([DEEDS[effect.word].can_do(state, seat, effect, ability.when) for effect in ability.effects])


class UseAbility(Automatic[CityState]):
    """The effects of an ability, one after the other."""

    def run(self, state: CityState, frame: Frame) -> None:
        ability, place, piece = frame.data
        used = state.pack.abilities[ability]
        effect = used.effects[place]
        if place + 1 < len(used.effects):
            state.agenda.append(frames.ability(frame.seat, ability, place + 1, piece))
        DEEDS[effect.word].do(state, frame.seat, effect, piece, used.when)


STEPS: list[Step[CityState]] = [UseAbility("ability")]
