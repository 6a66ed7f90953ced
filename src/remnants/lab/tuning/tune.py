"""`remnants lab tune`: better weights for an evaluation, found by Optuna from matches against the present ones.

Or against a named bot: what the best weights get of the victories says how far that bot can be exploited.
"""

from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import fmean, geometric_mean
from typing import Any, Final

import msgspec
import optuna
from rich.console import Console

from remnants import kits
from remnants.bots import bot
from remnants.bots.levels import GameBots
from remnants.kernel.refusal import BadInput
from remnants.lab.arena import check_at_least, check_place, pack_digest
from remnants.lab.crew import progress_bar
from remnants.lab.tuning.findings import told, won
from remnants.lab.tuning.proving import GAMES, Players, Proof, ProvingGround, players_in
from remnants.lab.tuning.weight_files import with_values

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
    against: str = "",
    searching: bool = False,
    jobs: int = 1,
    study: Path = Path("tune.db"),
    out: Path | None = None,
) -> None:
    """Search for weights that beat those of the start, or a bot; check the best on fresh deals, and write them down.

    The study is kept in a file: the same command goes on where it was stopped.

    Parameters
    ----------
    game
        The game whose weights are tuned: city, aylkor or lionsgate.
    players
        How many sit at a table: one with the weights that are tried, the others are those to be beaten.
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
    against
        The bot that is to be beaten, such as hard or my_bots:Careful; left out, the bot with the weights of the start.
    searching
        Tune the weights that the bot that searches plays with, instead of the greedy one's.
    jobs
        How many processes play.
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
    check_at_least(jobs, 1, "--jobs")
    if against:
        bot(game, against)
    file, first = weights_of(game, kits.kit(game).bots(), players, start, searching)
    names = chosen_names(first, weights)
    where = None if pack is None else str(pack)
    ground = ProvingGround(game, players, where, first, deals, seed, against, searching)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    parts = [game, players, seed, deals, ",".join(names), digest(file), pack_digest(game, pack)[:12]]
    parts += [*([f"against {against}"] if against else []), *(["searching"] if searching else [])]
    found = optuna.create_study(
        storage=f"sqlite:///{study}",
        study_name="/".join([str(part) for part in parts]),
        direction="maximize",
        load_if_exists=True,
    )
    if not found.trials:
        found.enqueue_trial({name: float(getattr(first, name)) for name in names})
    with players_in(jobs) as crew:
        search(found, trials, names, ground, crew)
        proof = Proof(ground, crew, found)
        values = best_of_finalists(found.trials, proof, deals_of_finals)
        with progress_bar("checking", check * (2 if against else 1), 0) as advance:
            shares = proof.shares("check", values, check, advance)
            usual = proof.shares("check", {}, check, advance) if against else None
    console = Console()
    for sentence in told(ground, found.trials, proof, values, shares, usual):
        console.print(sentence, highlight=False, soft_wrap=True)
    command = f"remnants lab tune {game} --trials {trials} --deals {deals} --check {check} --seed {seed}"
    asked = {
        "players": players if players != 2 else None,
        "finals": finals,
        "weights": weights or None,
        "start": start,
        "pack": pack,
        "against": against or None,
    }
    command += "".join([f" --{option} {value}" for option, value in asked.items() if value is not None])
    command += " --searching" if searching else ""
    text = with_values(file.read_text(encoding="utf-8"), values, command)
    if out is None:
        console.print(text, markup=False, highlight=False, soft_wrap=True)
    elif won(shares, players):
        out.write_text(text, encoding="utf-8")
        console.print(f"written to {out}")


def weights_of(
    game: str, bots: GameBots | None, players: int, start: Path | None, searching: bool
) -> tuple[Path, msgspec.Struct]:
    """The file of the weights to begin with, and what is in it."""
    file = start
    if bots is not None and start is None:
        file = bots.searching_weights(players) if searching else bots.first_weights()
    if bots is None or file is None:
        raise BadInput(f"{game} has no bot with weights that could be tuned")
    first: msgspec.Struct = bots.read_weights(file)
    if searching and bots.foresight_with(first, players) is None:
        raise BadInput(f"{game} has no bot that searches with weights of its own; leave out --searching")
    return file, first


def search(found: optuna.Study, trials: int, names: list[str], ground: ProvingGround, crew: Players) -> None:
    """Tries weights until so many have been tried, those of the stopped runs counted.

    What is tried next depends on the seed and on what was found so far, so a stopped search goes on as if it had not
    been stopped.
    """

    def objective(trial: optuna.Trial) -> float:
        return worth_of(trial, names, ground, crew, hopeless(found, ground))

    done = len([trial for trial in found.trials if trial.state.is_finished()])
    with progress_bar("trials", trials, min(done, trials)) as advance:
        for number in range(done, trials):
            lot = Random(f"{ground.seed}/{number}").getrandbits(32)
            found.sampler = optuna.samplers.TPESampler(seed=lot, multivariate=True)
            found.optimize(objective, n_trials=1)
            advance()


def hopeless(found: optuna.Study, ground: ProvingGround) -> float:
    """Below this share of victories a trial is given up: far below equals, or below the start against a named bot."""
    if not ground.against:
        return HOPELESS / ground.players
    complete = [trial.value for trial in found.trials if trial.state == optuna.trial.TrialState.COMPLETE]
    return HOPELESS * (complete[0] or 0.0) if complete else 0.0


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


def worth_of(trial: optuna.Trial, names: list[str], ground: ProvingGround, crew: Players, hopeless: float) -> float:
    """The share of victories of a trial's weights."""
    values: dict[str, Any] = {}
    for name in names:
        usual = float(getattr(ground.first, name))
        values[name] = trial.suggest_float(name, *sorted([usual / WIDEST, usual * WIDEST]), log=usual > 0)
    tried = msgspec.structs.replace(ground.first, **values)
    shares: list[float] = []
    batch = max(1, ground.deals // BATCHES)
    for begun in range(0, ground.deals, batch):
        deals = [f"{ground.seed}/{deal}" for deal in range(begun, min(begun + batch, ground.deals))]
        for found in crew.shares(ground, tried, deals):
            shares += found
        trial.set_user_attr(GAMES, len(shares))
        trial.report(fmean(shares), begun)
        if fmean(shares) < hopeless:
            raise optuna.TrialPruned
    return fmean(shares)


def best_of_finalists(trials: list[optuna.trial.FrozenTrial], proof: Proof, deals: int) -> dict[str, float]:
    """Of the best trials and their middle, the values that do best on fresh deals."""
    finished = [trial for trial in trials if trial.state == optuna.trial.TrialState.COMPLETE]
    ranked = sorted(finished, key=lambda trial: -(trial.value or 0.0))
    finalists: list[dict[str, float]] = [dict(trial.params) for trial in ranked[:FINALISTS]]
    if len(ranked) > 1:
        finalists.append(middle([trial.params for trial in ranked[:MIDDLE]]))
    with progress_bar("finalists", len(finalists) * deals, 0) as advance:
        marks = [fmean(proof.shares("final", values, deals, advance)) for values in finalists]
    return finalists[marks.index(max(marks))]


def middle(tried: list[dict[str, float]]) -> dict[str, float]:
    """What several sets of weights have in common: the geometric mean of each weight, of one below 0 the usual mean."""
    columns = {name: [values[name] for values in tried] for name in tried[0]}
    return {name: geometric_mean(found) if min(found) > 0 else fmean(found) for name, found in columns.items()}
