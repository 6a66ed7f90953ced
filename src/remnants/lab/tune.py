"""`remnants lab tune`: better weights for an evaluation, found by Optuna from matches against the present ones."""

import os
from hashlib import sha256
from pathlib import Path
from statistics import fmean, geometric_mean
from typing import Any, Final, NamedTuple

import msgspec
import optuna
from rich.console import Console

from remnants import kits
from remnants.bots import Bot, Seen
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.lab.arena import check_at_least, pack_digest
from remnants.lab.crew import progress_bar
from remnants.lab.evolve import with_values
from remnants.lab.statistics import against_expected

WIDEST: Final = 2.0
"""A weight is tried between its half and its double."""
FINALISTS: Final = 4
"""So many of the best trials play further deals: of many that are tried on a few deals some are only lucky."""
MIDDLE: Final = 12
"""The middle of so many of the best plays with them: what they have in common is less likely to be luck."""
BATCHES: Final = 4
"""A trial that loses clearly is given up after the first of so many batches of deals."""
HOPELESS: Final = 0.6
"""It loses clearly with less than this part of the victories that equals would have."""


def tune(
    game: str = "city",
    *,
    players: int = 2,
    trials: int = 40,
    deals: int = 8,
    finals: int | None = None,
    check: int = 40,
    seed: int = 0,
    weights: str = "",
    start: Path | None = None,
    pack: Path | None = None,
    study: Path = Path("tune.db"),
    out: Path | None = None,
) -> None:
    """Search for weights that beat those of the start, check the best on fresh deals, and write them down.

    The study is kept in a file: the same command goes on where it was stopped.

    Parameters
    ----------
    game
        The game whose weights are tuned: city, aylkor or lionsgate.
    players
        How many sit at a table: one with the weights that are tried, the others with those of the start.
    trials
        How many sets of weights are tried in all.
    deals
        How many deals a trial is played on; each is played once from every seat.
    finals
        How many fresh deals the best few play before one of them is chosen; left out, as many as a trial.
    check
        How many fresh deals the best is checked on.
    seed
        The same seed gives the same trials and deals.
    weights
        The names of the weights to tune, such as influence,force; left out, all single numbers.
    start
        The file of the weights to begin with and to play against; left out, the present ones.
    pack
        The folder of the content pack to play with; left out, the game's own.
    study
        The file of the study.
    out
        Where the weights are written if the check says that they are better; left out, they are printed.
    """
    kits.game(game).check_players(players)
    check_at_least(players, 2, "--players")
    check_at_least(trials, 1, "--trials")
    check_at_least(deals, 1, "--deals")
    deals_of_finals = deals if finals is None else finals
    check_at_least(deals_of_finals, 1, "--finals")
    check_at_least(check, 1, "--check")
    check_place(study, "--study")
    if out is not None:
        check_place(out, "--out")
    bots = kits.kit(game).bots()
    file = start if start is not None or bots is None else bots.first_weights()
    if bots is None or file is None:
        raise BadInput(f"{game} has no bot with weights that could be tuned")
    first: msgspec.Struct = bots.read_weights(file)
    names = chosen_names(first, weights)
    ground = ProvingGround(game, players, None if pack is None else str(pack), first, deals, seed)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    found = optuna.create_study(
        storage=f"sqlite:///{study}",
        study_name=f"{game}/{players}/{seed}/{deals}/{','.join(names)}/{digest(file)}/{pack_digest(game, pack)[:12]}",
        direction="maximize",
        sampler=optuna.samplers.TPESampler(seed=seed, multivariate=True),
        pruner=optuna.pruners.ThresholdPruner(lower=HOPELESS / players),
        load_if_exists=True,
    )
    if not found.trials:
        found.enqueue_trial({name: float(getattr(first, name)) for name in names})

    def objective(trial: optuna.Trial) -> float:
        return worth_of(trial, names, ground)

    done = len([trial for trial in found.trials if trial.state.is_finished()])
    if done < trials:
        with progress_bar("trials", trials, done) as advance:
            found.optimize(objective, n_trials=trials - done, callbacks=[lambda _study, _trial: advance()])
    values = best_of_finalists(found.trials, ground, deals_of_finals)
    best = msgspec.structs.replace(first, **values)
    shares: list[float] = []
    with progress_bar("checking", check, 0) as advance:
        for deal in range(check):
            shares += ground.duel(best, f"check {seed}/{deal}")
            advance()
    chance = against_expected(shares, 1 / players)
    better = fmean(shares) > 1 / players and chance < 0.05
    console = Console()
    console.print(
        f"best of {len(found.trials)} trials: {fmean(shares):.1%} of {len(shares)} fresh games against the "
        f"weights of the start, {1 / players:.1%} if they were equal, p {chance:.3f}: "
        f"{'better' if better else 'not shown to be better'}"
    )
    command = f"remnants lab tune {game} --trials {trials} --deals {deals} --check {check} --seed {seed}"
    asked = {
        "players": players if players != 2 else None,
        "finals": finals,
        "weights": weights or None,
        "start": start,
        "pack": pack,
    }
    command += "".join([f" --{option} {value}" for option, value in asked.items() if value is not None])
    text = with_values(file.read_text(encoding="utf-8"), values, command)
    if out is None:
        console.print(text, markup=False, highlight=False, soft_wrap=True)
    elif better:
        out.write_text(text, encoding="utf-8")
        console.print(f"written to {out}")


def check_place(file: Path, option: str) -> None:
    """Long work must not end with a file that cannot be written."""
    if not os.access(file.parent, os.W_OK):
        raise BadInput(f"{option} {file} cannot be written: {file.parent} is no folder in which you may write")


def digest(file: Path) -> str:
    """What the study begins with: other weights are another study."""
    return sha256(file.read_bytes()).hexdigest()[:12]


def chosen_names(first: msgspec.Struct, weights: str) -> list[str]:
    """The weights to tune; all that are a single number unless some are named."""
    single = [name for name, value in msgspec.structs.asdict(first).items() if isinstance(value, float)]
    if not weights:
        return single
    names = [name.strip() for name in weights.split(",")]
    for name in names:
        if name not in single:
            raise BadInput(f"there is no weight {name!r} that is a single number; there are {', '.join(single)}")
    return names


class ProvingGround(NamedTuple):
    """Where weights are tried against those of the start."""

    game: str
    players: int
    pack: str | None
    first: msgspec.Struct
    deals: int
    seed: int

    def duel(self, tried: msgspec.Struct, deal: str) -> list[float]:
        """One deal played once from every seat: what the tried weights get of each victory."""
        made = kits.kit(self.game).bots()
        assert made is not None
        shares: list[float] = []
        for seat in range(self.players):
            bots: list[Bot] = [made.weighed(tried if other == seat else self.first) for other in range(self.players)]
            match = Match.new(kits.game(self.game), self.players, deal, None, self.pack)
            winners = played_out(match, bots, deal)
            shares.append(1.0 / len(winners) if seat in winners else 0.0)
        return shares


def worth_of(trial: optuna.Trial, names: list[str], ground: ProvingGround) -> float:
    """The share of victories of a trial's weights against those of the start."""
    values: dict[str, Any] = {}
    for name in names:
        usual = float(getattr(ground.first, name))
        values[name] = trial.suggest_float(name, usual / WIDEST, usual * WIDEST, log=usual > 0)
    tried = msgspec.structs.replace(ground.first, **values)
    shares: list[float] = []
    for deal in range(ground.deals):
        shares += ground.duel(tried, f"{ground.seed}/{deal}")
        if (deal + 1) % max(1, ground.deals // BATCHES) == 0:
            trial.report(fmean(shares), deal)
            if trial.should_prune():
                raise optuna.TrialPruned
    return fmean(shares)


def best_of_finalists(trials: list[optuna.trial.FrozenTrial], ground: ProvingGround, deals: int) -> dict[str, float]:
    """Of the best trials and their middle, the values that do best on fresh deals."""
    finished = [trial for trial in trials if trial.state == optuna.trial.TrialState.COMPLETE]
    ranked = sorted(finished, key=lambda trial: -(trial.value or 0.0))
    finalists: list[dict[str, float]] = [dict(trial.params) for trial in ranked[:FINALISTS]]
    if len(ranked) > 1:
        finalists.append(middle([trial.params for trial in ranked[:MIDDLE]]))
    marks: list[float] = []
    with progress_bar("finalists", len(finalists) * deals, 0) as advance:
        for values in finalists:
            tried = msgspec.structs.replace(ground.first, **values)
            shares: list[float] = []
            for deal in range(deals):
                shares += ground.duel(tried, f"final {ground.seed}/{deal}")
                advance()
            marks.append(fmean(shares))
    return finalists[marks.index(max(marks))]


def middle(tried: list[dict[str, float]]) -> dict[str, float]:
    """What several sets of weights have in common: the geometric mean of each weight, of one below 0 the usual mean."""
    columns = {name: [values[name] for values in tried] for name in tried[0]}
    return {name: geometric_mean(found) if min(found) > 0 else fmean(found) for name, found in columns.items()}


def played_out(match: Match, bots: list[Bot], seed: str) -> list[int]:
    number = 0
    while match.seat is not None:
        match.play(bots[match.seat].choose(Seen(match, match.seat), f"{seed}/{number}"))
        number += 1
    return match.winners()
