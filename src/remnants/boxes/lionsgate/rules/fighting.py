"""Fighting: dice against the toughness of the bandits aboard since the turn began."""

from typing import Any

from remnants.boxes.lionsgate.content.words import BANDIT_TOKENS, BANDITS, BOUNTY, FIGHTING, REROLL
from remnants.boxes.lionsgate.rules import frames
from remnants.boxes.lionsgate.rules.own_turn import OwnTurn
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.turn_end import after_action
from remnants.boxes.lionsgate.rules.upgrades import remove_token
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Answer, Choice, Dice, Step

FACES = [1, 2, 3, 4, 5, 6]
BEAT: list[Choice] = [("beat", bandit) for bandit in range(20)]
TOKEN: list[Choice] = [("token", tunnel) for tunnel in range(128)]
STOP: Choice = ("stop",)
NONE: Choice = ("none",)
AGAIN: Choice = ("reroll",)
KEEP: Choice = ("keep-roll",)


def fighting_of(state: LionsgateState, seat: int) -> int:
    """The combined fighting of the crew."""
    return state.combined(seat, state.pack.fighting, FIGHTING)


def refuse_fight(state: LionsgateState, seat: int) -> Refusal | None:
    """Why there is nobody to fight or nobody to fight with, or None (lionsgate.fight.when, lionsgate.fight.roll)."""
    if state.aboard & state.bandits[seat] == 0:
        return Refusal("lionsgate.fight.when", {"why": "just-met" if state.bandits[seat] else "no-bandits"})
    return None if fighting_of(state, seat) else Refusal("lionsgate.fight.roll", {"why": "no-fighter"})


def begin_fight(state: LionsgateState, seat: int) -> None:
    """The dice are rolled, and may be rolled again if somebody knows how."""
    again = state.bonus(seat, REROLL) > 0
    state.agenda.append(frames.fight_dice(seat, fighting_of(state, seat), int(again)))


class FightDice(Dice[LionsgateState]):
    """As many dice as the combined fighting skill (lionsgate.fight.roll)."""

    def count(self, state: LionsgateState, frame: Frame) -> int:
        dice, _again = frame.data
        return dice

    def faces(self, state: LionsgateState, frame: Frame) -> list[int]:
        return FACES

    def resolve(self, state: LionsgateState, frame: Frame, answer: Answer) -> None:
        dice, again = frame.data
        if state.telling:
            state.tell("rolled", seat=frame.seat, dice=list(answer), sum=sum(answer))
        if again:
            state.agenda.append(frames.reroll(frame.seat, sum(answer), dice))
        else:
            go_on_fighting(state, frame.seat, sum(answer))


class Reroll(OwnTurn):
    """Somebody assigned this turn lets all dice be rolled again, once (lionsgate.turn.abilities)."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [KEEP, AGAIN]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        _rolled, dice = frame.data
        if choice == KEEP or (dice and state.bonus(frame.seat, REROLL)):
            return None
        return Refusal("lionsgate.turn.abilities", {"why": "reroll"})

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        rolled, dice = frame.data
        if choice == AGAIN:
            state.agenda.append(frames.fight_dice(frame.seat, dice, 0))
        else:
            go_on_fighting(state, frame.seat, rolled)

    def ask_again(self, state: LionsgateState, frame: Frame, less: int) -> None:
        rolled, _dice = frame.data
        state.agenda.append(frames.reroll(frame.seat, rolled, fighting_of(state, frame.seat)))


def go_on_fighting(state: LionsgateState, seat: int, strength: int) -> None:
    """Asks whom to beat while the strength left is higher than somebody's toughness."""
    for bandit in cards_in(state.aboard & state.bandits[seat]):
        if state.pack.toughness[bandit] < strength:
            state.agenda.append(frames.beat(seat, strength))
            return
    after_action(state, seat)


class Beat(OwnTurn):
    """Discard bandits whose toughness stays below the roll, one by one; each pays (lionsgate.fight.bounty)."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*BEAT, STOP]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        (strength,) = frame.data
        if choice == STOP:
            return None
        bandit: int = choice[1]
        if not (state.aboard & state.bandits[frame.seat]) >> bandit & 1:
            return Refusal("lionsgate.fight.when", {"why": "elsewhere", "bandit": bandit})
        toughness = state.pack.toughness[bandit]
        if toughness < strength:
            return None
        facts: dict[str, int | str] = {"why": "too-tough", "bandit": bandit, "toughness": toughness, "left": strength}
        return Refusal("lionsgate.fight.roll", facts)

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        (strength,) = frame.data
        seat = frame.seat
        if choice == STOP:
            after_action(state, seat)
            return
        bandit: int = choice[1]
        state.bandits[seat] ^= 1 << bandit
        state.discard[BANDITS] |= 1 << bandit
        bounty = state.pack.bounty[bandit] + state.bonus(seat, BOUNTY)
        state.money[seat] += bounty
        if state.telling:
            state.tell("beaten", seat=seat, bandit=bandit, bounty=bounty)
        go_on_fighting(state, seat, strength - state.pack.toughness[bandit])
        if state.token_supply < BANDIT_TOKENS:
            state.push("remove-token", seat)


class RemoveToken(OwnTurn):
    """For each bandit beaten a token may be taken off the map (lionsgate.fight.bounty)."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*TOKEN[: len(state.tokens)], NONE]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice == NONE or state.tokens[choice[1]]:
            return None
        return Refusal("lionsgate.fight.bounty", {"why": "no-token", "tunnel": choice[1]})

    def open_to(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        found = [TOKEN[tunnel] for tunnel, tokens in enumerate(state.tokens) if tokens]
        found.append(NONE)
        return found

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        if choice != NONE:
            remove_token(state, frame.seat, choice[1])


STEPS: list[Step[Any]] = [
    FightDice("fight-dice"),
    Reroll("reroll", "lionsgate.turn.abilities"),
    Beat("beat", "lionsgate.fight.roll"),
    RemoveToken("remove-token", "lionsgate.fight.bounty"),
]
