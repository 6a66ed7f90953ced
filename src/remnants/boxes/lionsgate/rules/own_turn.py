"""Questions of the own turn: at every one of them upgrades may be thrown away (lionsgate.upgrade.remove)."""

from remnants.boxes.lionsgate.rules.derailing import lose_upgrade
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice

DISCARD: list[Choice] = [("discard", upgrade) for upgrade in range(30)]


class OwnTurn(Ask[LionsgateState]):
    """A question of the own turn. What it is about is written under other names than those the kernel asks for."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        """Everything that might be tried, besides throwing an upgrade away."""
        raise NotImplementedError

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        """Why something offered is not allowed."""
        return None

    def open_to(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        """What is allowed of it."""
        return [choice for choice in self.offered(state, frame) if self.forbid(state, frame, choice) is None]

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        raise NotImplementedError

    def limit(self, state: LionsgateState, seat: int) -> int:
        """A number that cogs may add to, where the action has one."""
        return 0

    def ask_again(self, state: LionsgateState, frame: Frame, less: int) -> None:
        """Goes on with an upgrade gone and the limit lower by `less`, which a cog had added (lionsgate.upgrade.cog)."""
        state.agenda.append(frame)

    # ------------------------------------------------------------------ with throwing away

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*self.offered(state, frame), *DISCARD]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "discard":
            if state.upgrades[frame.seat] >> choice[1] & 1:
                return None
            return Refusal("lionsgate.upgrade.remove", {"why": "elsewhere", "upgrade": choice[1]})
        return self.forbid(state, frame, choice)

    def choices(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        found = self.open_to(state, frame)
        upgrades = state.upgrades[frame.seat]
        return [*found, *[DISCARD[upgrade] for upgrade in cards_in(upgrades)]] if upgrades else found

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        if choice[0] != "discard":
            self.do(state, frame, choice)
            return
        limit = self.limit(state, frame.seat)
        lose_upgrade(state, frame.seat, choice[1])
        self.ask_again(state, frame, limit - self.limit(state, frame.seat))
