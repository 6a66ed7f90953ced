"""Fighting: dice against the toughness of the bandits aboard since the turn began."""

from typing import Any

from remnants.games.lionsgate.state import LionsgateState, cards_in
from remnants.games.lionsgate.turn_end import after_action
from remnants.games.lionsgate.upgrades import (
    DISCARD,
    refuse_to_throw_away,
    remove_token,
    throw_away,
)
from remnants.games.lionsgate.words import BANDIT_TOKENS, BANDITS, BOUNTY, FIGHTING, REROLL
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Answer, Ask, Choice, Dice, Step

FACES = [1, 2, 3, 4, 5, 6]
BEAT: list[Choice] = [("beat", bandit) for bandit in range(20)]
TOKEN: list[Choice] = [("token", tunnel) for tunnel in range(128)]
STOP: Choice = ("stop",)
NONE: Choice = ("none",)
AGAIN: Choice = ("reroll",)
KEEP: Choice = ("keep-roll",)

NO_BANDITS = Refusal("lionsgate.fight.when")
NO_SKILL = Refusal("lionsgate.fight.roll")
NO_TOKEN = Refusal("lionsgate.fight.bounty")


def refuse_fight(state: LionsgateState, seat: int) -> Refusal | None:
    """Why there is nobody to fight or nobody to fight with, or None (lionsgate.fight.when, lionsgate.fight.roll)."""
    if state.aboard & state.bandits[seat] == 0:
        return NO_BANDITS
    return None if state.combined(seat, state.content.fighting, FIGHTING) else NO_SKILL


def begin_fight(state: LionsgateState, seat: int) -> None:
    """The dice are rolled. The frame holds how many, and whether they may be rolled again."""
    again = 1 if state.bonus(seat, REROLL) else 0
    state.push("fight-dice", seat, (state.combined(seat, state.content.fighting, FIGHTING), again))


class FightDice(Dice[LionsgateState]):
    """As many dice as the combined fighting skill (lionsgate.fight.roll)."""

    def count(self, state: LionsgateState, frame: Frame) -> int:
        return frame.data[0]

    def faces(self, state: LionsgateState, frame: Frame) -> list[int]:
        return FACES

    def resolve(self, state: LionsgateState, frame: Frame, answer: Answer) -> None:
        if state.telling:
            state.tell("rolled", seat=frame.seat, dice=list(answer), sum=sum(answer))
        if frame.data[1]:
            state.push("reroll", frame.seat, (sum(answer), frame.data[0]))
        else:
            go_on_fighting(state, frame.seat, sum(answer))


class Reroll(Ask[LionsgateState]):
    """Somebody assigned this turn lets all dice be rolled again, once (lionsgate.turn.abilities)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [KEEP, AGAIN]

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        rolled, dice = frame.data
        if choice == AGAIN:
            state.push("fight-dice", frame.seat, (dice, 0))
        else:
            go_on_fighting(state, frame.seat, rolled)


def go_on_fighting(state: LionsgateState, seat: int, strength: int) -> None:
    """Asks whom to beat while the strength left is higher than somebody's toughness."""
    for bandit in cards_in(state.aboard & state.bandits[seat]):
        if state.content.toughness[bandit] < strength:
            state.push("beat", seat, (strength,))
            return
    after_action(state, seat)


class Beat(Ask[LionsgateState]):
    """Discard bandits whose toughness stays below the roll, one by one; each pays (lionsgate.fight.bounty)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*BEAT, STOP, *DISCARD]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice == STOP:
            return None
        if choice[0] == "discard":
            return refuse_to_throw_away(state, frame.seat, choice)
        bandit: int = choice[1]
        if not (state.aboard & state.bandits[frame.seat]) >> bandit & 1:
            return NO_BANDITS
        return None if state.content.toughness[bandit] < frame.data[0] else NO_SKILL

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        if choice == STOP:
            after_action(state, seat)
            return
        if choice[0] == "discard":
            throw_away(state, frame, choice)
            return
        bandit: int = choice[1]
        state.bandits[seat] ^= 1 << bandit
        state.discard[BANDITS] |= 1 << bandit
        bounty = state.content.bounty[bandit] + state.bonus(seat, BOUNTY)
        state.money[seat] += bounty
        if state.telling:
            state.tell("beaten", seat=seat, bandit=bandit, bounty=bounty)
        go_on_fighting(state, seat, frame.data[0] - state.content.toughness[bandit])
        if state.token_supply < BANDIT_TOKENS:
            state.push("remove-token", seat)


class RemoveToken(Ask[LionsgateState]):
    """For each bandit beaten a token may be taken off the map (lionsgate.fight.bounty)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*TOKEN[: len(state.tokens)], NONE]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        return None if choice == NONE or state.tokens[choice[1]] else NO_TOKEN

    def choices(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        found = [TOKEN[tunnel] for tunnel, tokens in enumerate(state.tokens) if tokens]
        found.append(NONE)
        return found

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        if choice != NONE:
            remove_token(state, frame.seat, choice[1])


CHAPTER: list[Step[Any]] = [
    FightDice("fight-dice"),
    Reroll("reroll", "lionsgate.turn.abilities"),
    Beat("beat", "lionsgate.fight.roll"),
    RemoveToken("remove-token", "lionsgate.fight.bounty"),
]
