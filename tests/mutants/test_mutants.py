"""The mutation tool: what it changes, and that it tells a careful test from a careless one."""

import subprocess
import sys
import textwrap
import time
from pathlib import Path

from tests.mutants.children import Job, outcomes
from tests.mutants.mutations import mutated, mutations_in

ROOT = Path(__file__).parents[2]
RULES = '''
class Market:
    def price(self, cards, poor):
        """The price."""
        total = 2 * cards
        if poor and cards >= 3:
            total -= 1
        return max(total, 0)


def buy(purse, price):
    purse.append(-price)
    return purse
'''
TESTS = """
from rules import Market, buy

def test_the_price():
    market = Market()
    assert [market.price(2, True), market.price(3, True), market.price(3, False)] == [4, 5, 6]

def test_buying():
    buy([], 1)
"""


def test_each_change_is_listed_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(RULES, encoding="utf-8")
    found = [(change.line, change.function, change.change) for change in mutations_in(path)]
    assert found == [
        (5, "Market.price", "2 * cards  ->  2 // cards"),
        (5, "Market.price", "2  ->  3"),
        (6, "Market.price", "poor and cards >= 3  ->  poor or cards >= 3"),
        (6, "Market.price", "cards >= 3  ->  cards > 3"),
        (6, "Market.price", "3  ->  4"),
        (7, "Market.price", "total -= 1  ->  nothing"),
        (7, "Market.price", "total -= 1  ->  total += 1"),
        (7, "Market.price", "1  ->  2"),
        (8, "Market.price", "max(total, 0)  ->  min(total, 0)"),
        (8, "Market.price", "0  ->  1"),
        (12, "buy", "purse.append(-price)  ->  nothing"),
    ]


def test_the_changed_code_is_that_of_the_function(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(RULES, encoding="utf-8")
    names: dict[str, object] = {}
    exec(compile(RULES, str(path), "exec"), names)
    buy = names["buy"]
    buy.__code__ = mutated(mutations_in(path)[-1])  # type: ignore[attr-defined]
    assert buy([], 3) == []  # type: ignore[operator]


def told_by_the_tool(folder: Path, sampling: str) -> str:
    (folder / "rules.py").write_text(RULES, encoding="utf-8")
    command = f"""
        from pathlib import Path
        from tests.mutants.__main__ import Sampling, run
        run([Path({str(folder / "rules.py")!r})], Path({str(folder)!r}), {sampling})
    """
    call = [sys.executable, "-c", textwrap.dedent(command)]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


def test_what_careless_tests_do_not_notice_is_printed(tmp_path: Path) -> None:
    (tmp_path / "test_rules.py").write_text(TESTS, encoding="utf-8")
    told = told_by_the_tool(tmp_path, "Sampling(sample=0, jobs=1)")
    assert "rules.py:8  Market.price:  0  ->  1" in told
    assert "rules.py:12  buy:  purse.append(-price)  ->  nothing" in told
    assert "2 of 11 changes (18.2%) were noticed by no test; 11 are possible" in told


def test_it_can_keep_to_some_functions(tmp_path: Path) -> None:
    (tmp_path / "test_rules.py").write_text(TESTS, encoding="utf-8")
    told = told_by_the_tool(tmp_path, "Sampling(sample=0, jobs=1, functions=('buy',))")
    assert "1 of 1 changes (100.0%) were noticed by no test; 11 are possible" in told


def test_a_test_that_fails_without_any_change_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_rules.py").write_text(f"{TESTS}\n\ndef test_wrong():\n    assert False\n", encoding="utf-8")
    told = told_by_the_tool(tmp_path, "Sampling(sample=0, jobs=1)")
    assert "test_rules.py::test_wrong fails without any change; make it pass first" in told


def test_a_job_has_its_time_and_several_work_at_once() -> None:
    def endless() -> int:
        while True:
            time.sleep(0.01)

    jobs = [Job("endless", endless, 0.3), Job("quick", lambda: [1, "two"], 5.0), Job("broken", lambda: 1 // 0, 5.0)]
    found = {outcome.name: outcome.result for outcome in outcomes(iter(jobs), 2)}
    assert found == {"endless": None, "quick": [1, "two"], "broken": None}
