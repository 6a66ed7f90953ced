"""`remnants lab train`: games are played, a network learns from them who wins, and is kept if it judges better."""

import json
import shlex
import time
import zlib
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console

from remnants import kits
from remnants.extras import require
from remnants.judges.judge import NETWORK, folder_of
from remnants.judges.survey import Survey
from remnants.kernel.refusal import BadInput
from remnants.lab import crew
from remnants.lab.arena import check_at_least, pack_digest
from remnants.lab.log import GAMES, KeptGames
from remnants.lab.networks.calibration import Quality, as_table, quality
from remnants.lab.networks.network import Network
from remnants.lab.networks.self_play import KeptGame, SelfPlay, lessons_of, mixture_of, play
from remnants.lab.networks.training import (
    Lessons,
    chances_of,
    error_of,
    fitted,
    of_games,
    sharpened,
    together,
    without_games,
)

MIXTURE: Final = "random=8,easy=22,careless=10,normal=60"
PARTS: Final = 10
"""The games are cut into so many parts: one says when to stop learning, one is the gate, the others teach."""
STOP: Final = 0
GATE: Final = 1
PAGE: Final = "chances.toml"
"""What stands beside a network: how it was made and how good it is."""


def train(
    game: str,
    *,
    players: str = "",
    games: int = 1200,
    bots: str = MIXTURE,
    quick: bool = False,
    also: str = "",
    positions: int = 30,
    networks: int = 4,
    passes: int = 8,
    calibration: float = 3.0,
    evaluate: int = 0,
    seed: str = "train",
    jobs: int = 1,
    ray: str | None = None,
    pack: Path | None = None,
    out: Path = Path("train"),
    ship: bool = False,
) -> None:
    """Train the network that judges the positions of a game; what is better than the last is kept.

    Stopped at any moment, the same command goes on where it was: finished games and networks are kept in the folder.

    Parameters
    ----------
    game
        city, aylkor or lionsgate.
    players
        For how many players games are played, in turn, such as 2,3,4,4; left out, all that the game is for.
    games
        How many games are played in all.
    bots
        Who may sit at a table and how often, such as normal=60,easy=40; besides the levels there is careless, a
        greedy bot that slips now and then, and judging, which does what the last network likes best.
    quick
        Whether the greedy bot thinks less, where the game has such a one: more games in the same time.
    also
        Folders of earlier runs, with commas between them, whose games are learned from, or measured with, as well.
    positions
        How many positions are taken out of a game.
    networks
        How many networks are trained, each with other games to stop it; their average is the network that is kept.
    passes
        How often all positions are gone through.
    calibration
        A new network is kept if its calibration is not surely off by more than so many points.
    evaluate
        Instead of training, play so many fresh games for each number of players and measure the network with them.
    seed
        The same seed gives the same games and the same network.
    jobs
        How many local processes play.
    ray
        The address of a Ray cluster that plays, or local to start one here.
    pack
        The folder of another content pack.
    out
        The folder for the games, the networks and what is measured.
    ship
        Whether what is kept also becomes the network that the game comes with.
    """
    require("onnx")
    survey = kits.kit(game).survey()
    if survey is None:
        raise BadInput(f"{game} does not say what a network would be told of its positions")
    numbers = numbers_of_players(game, players)
    for value, what in ((positions, "--positions"), (networks, "--networks"), (passes, "--passes"), (jobs, "--jobs")):
        check_at_least(value, 1, what)
    check_at_least(evaluate, 0, "--evaluate")
    check_at_least(games, 1, "--games")
    count = evaluate * len(numbers) if evaluate else games
    mixture = tuple(mixture_of(bots, game))
    plan: dict[str, Any] = {"train": game, "players": numbers, "games": count, "bots": bots, "quick": quick}
    plan |= {"seed": seed, "pack": pack_digest(game, pack), "rules": kits.game(game).version}
    where = None if pack is None else str(pack)
    tasks = [
        SelfPlay(f"{seed}/{number}", game, f"{seed}/{number}", numbers[number % len(numbers)], mixture, quick, where)
        for number in range(count)
    ]
    log = KeptGames(out, plan, KeptGame)
    started = time.process_time()
    try:
        crew.complete(tasks, log, jobs, ray, play)
    finally:
        log.close()
    played = [log.played[task.name] for task in tasks]
    for folder in [part.strip() for part in also.split(",") if part.strip()]:
        played += earlier_games(Path(folder), game)
    console = Console()
    console.print(f"{len(played)} games of {game}")
    if evaluate:
        measure(game, survey, played, positions, out, ship, console)
        return
    lessons = lessons_of(played, survey, positions, closed=False, weighed=False)
    console.print(f"{sum([found.size for found in lessons.values()])} positions of {len(played)} games")
    network = learned(lessons, networks, passes, seed, out, console)
    made = {
        "command": command(game, players, games, bots, quick, also, positions, networks, passes, seed),
        "games": len(played),
        "positions": sum([found.size for found in lessons.values()]),
        "seconds": round(time.process_time() - started, 1),
        "pack": pack_digest(game, pack)[:12],
        "rules": kits.game(game).version,
    }
    gate(game, network, lessons, calibration, made, out, ship, console)


def numbers_of_players(game: str, players: str) -> list[int]:
    """For how many players games are played, in turn."""
    kind = kits.game(game)
    if not players:
        return list(range(kind.fewest_players, kind.most_players + 1))
    found = []
    for part in players.split(","):
        number = int(part) if part.strip().isdigit() else part
        kind.check_players(number)
        found.append(int(number))
    return found


def earlier_games(folder: Path, game: str) -> list[KeptGame]:
    """The games of an earlier run."""
    try:
        lines = (folder / GAMES).read_bytes().splitlines()
        found = [msgspec.json.decode(line, type=KeptGame) for line in lines]
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(f"--also {folder}: there are no games of an earlier run ({error})") from None
    if any([kept.game != game for kept in found]):
        raise BadInput(f"--also {folder}: those are not games of {game}")
    return found


def learned(lessons: Lessons, networks: int, passes: int, seed: str, out: Path, console: Console) -> Network:
    """Several networks, which begin differently, as one. Those already trained are read again."""
    found: list[Network] = []
    teaching, judged_by = without_games(lessons, {STOP, GATE}, PARTS), of_games(lessons, STOP, PARTS)
    for number in range(networks):
        file = out / f"network-{number}.onnx"
        if file.exists():
            network = Network.read(file)
        else:
            start = zlib.crc32(f"{seed}/{number}".encode())
            network, errors = fitted(teaching, judged_by, passes, start)
            told = ", ".join([f"{error:.4f}" for error in errors])
            console.print(f"network {number + 1} of {networks}: Brier after each pass {told}")
            write(file, network.onnx())
        found.append(network)
    return sharpened(together(found), judged_by)


def gate(
    game: str,
    network: Network,
    lessons: Lessons,
    calibration: float,
    made: dict[str, Any],
    out: Path,
    ship: bool,
    console: Console,
) -> None:
    """Keeps the new network if it judges games that it did not learn from better than the last, and says so."""
    judged_by = {players: found for players, found in of_games(lessons, GATE, PARTS).items() if found.size}
    if not judged_by:
        raise BadInput("so few games leave none to judge the network by; play more with --games")
    found = [quality(positions, chances_of(network, positions)) for positions in judged_by.values()]
    for each in found:
        console.print(each.in_words())
    new = error_of(network, judged_by)
    old = error_of_last(game, out, network, judged_by)
    worst = max([each.surely for each in found])
    if old is not None and new >= old:
        console.print(f"not kept: Brier {new:.4f}, the last network has {old:.4f}")
        return
    if 100 * worst > calibration:
        console.print(f"not kept: calibration is surely off by {100 * worst:.1f} points, more than {calibration:g}")
        return
    console.print(f"kept: Brier {new:.4f}" + (" (the first)" if old is None else f" (the last network: {old:.4f})"))
    keep(network.onnx(), {"made": made, "gate": [as_table(each) for each in found]}, out)
    if ship:
        keep(network.onnx(), {"made": made, "gate": [as_table(each) for each in found]}, folder_of(game))


def error_of_last(game: str, out: Path, network: Network, judged_by: Lessons) -> float | None:
    """What the last network makes of the same positions: that of the folder, or the one the game comes with.

    None where there is none, or where it was told other things of a position.
    """
    for file in (out / NETWORK, folder_of(game) / NETWORK):
        if file.is_file():
            last = Network.read(file)
            if last.parts["average"].shape == network.parts["average"].shape:
                return error_of(last, judged_by)
    return None


def keep(network: bytes, page: dict[str, Any], folder: Path) -> None:
    """Writes a network and what is to be said of it."""
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / NETWORK, network)
    write(folder / PAGE, as_toml(page))


def as_toml(page: dict[str, Any]) -> bytes:
    """A page of tables, and of lists of tables, that hold words, numbers and lists of numbers."""
    lines: list[str] = []
    for name, content in page.items():
        for table in content if isinstance(content, list) else [content]:
            lines += [f"[[{name}]]" if isinstance(content, list) else f"[{name}]"]
            lines += [f"{key} = {json.dumps(value)}" for key, value in table.items()]
            lines.append("")
    return "\n".join(lines).encode()


def write(file: Path, content: bytes) -> None:
    """A file is there whole or not at all."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(file)


def measure(
    game: str, survey: Survey, played: list[KeptGame], positions: int, out: Path, ship: bool, console: Console
) -> None:
    """How good the network is in games that it never saw; written to its page if it is shipped."""
    folder = folder_of(game)
    if not (folder / NETWORK).is_file():
        raise BadInput(f"{game} comes with no network to be measured; train one with --ship")
    network = Network.read(folder / NETWORK)
    lessons = lessons_of(played, survey, positions, closed=True, weighed=True)
    found: list[Quality] = []
    for met in lessons.values():
        found.append(quality(met, chances_of(network, met)))
        console.print(found[-1].in_words())
    fresh = [as_table(each) for each in found]
    write(out / "measured.json", msgspec.json.format(msgspec.json.encode(fresh), indent=1))
    if ship:
        page = msgspec.toml.decode((folder / PAGE).read_bytes())
        write(folder / PAGE, as_toml({**page, "fresh": fresh}))


def command(
    game: str,
    players: str,
    games: int,
    bots: str,
    quick: bool,
    also: str,
    positions: int,
    networks: int,
    passes: int,
    seed: str,
) -> str:
    """What was run."""
    words = ["remnants", "lab", "train", game, "--games", str(games), "--positions", str(positions)]
    words += ["--networks", str(networks), "--passes", str(passes), "--seed", seed]
    for name, value, usual in (("--players", players, ""), ("--bots", bots, MIXTURE), ("--also", also, "")):
        if value != usual:
            words += [name, value]
    return shlex.join([*words, *(["--quick"] if quick else [])])
