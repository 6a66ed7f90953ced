"""Workers and time are shared fairly: who asks much waits behind those who ask little."""

import asyncio
import contextvars
import os
import time

import pytest

from remnants.server import metering
from remnants.server.errors import Denied
from remnants.server.http.limits import Workload, network_of
from remnants.server.thinking import workers
from remnants.server.thinking.fair_queue import FairQueue
from remnants.server.thinking.workers import CarryOut, Worker, WorkerFailed, Workers
from tests.server.quick import settings_for


def test_owners_take_turns_and_so_do_the_tables_of_each() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        for table in ("a", "b"):
            queue.put("crowd", table, f"crowd {table}{number}")
    queue.put("ada", "x", "ada x0")
    queue.put("ada", "x", "ada x1")
    given = [taken(queue) for _ in range(8)]
    assert given[:4] == ["crowd a0", "ada x0", "crowd b0", "ada x1"]
    assert given[4:] == ["crowd a1", "crowd b1", "crowd a2", "crowd b2"]
    assert queue.take(anybody) is None and len(queue) == 0


def anybody(owner: str) -> bool:
    return True


def taken(queue: FairQueue[str]) -> str:
    found = queue.take(anybody)
    assert found is not None and found[1].startswith(found[0])
    return found[1]


def test_whoever_had_much_time_waits_for_those_who_had_little() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put("crowd", "a", f"crowd {number}")
    assert taken(queue) == "crowd 0"
    queue.spend("crowd", 10.0)
    for number in range(3):
        queue.put("ada", "x", f"ada {number}")
        assert taken(queue) == f"ada {number}"
        queue.spend("ada", 0.1)
    queue.put("bob", "y", "bob 0")
    assert taken(queue) == "bob 0"
    queue.put("ada", "x", "ada 3")
    assert queue.take(lambda owner: owner != "ada") == ("crowd", "crowd 1")
    assert taken(queue) == "ada 3"


def compute_for(question: bytes) -> bytes:
    until = time.process_time() + float(question)
    while time.process_time() < until:
        pass
    return question


def test_nobody_waits_for_the_end_of_what_another_has_worked_out() -> None:
    """However long that takes, and whichever of their things comes next: a worker is kept for the others."""

    async def check() -> None:
        shared = Workers(settings_for("unused.sqlite"), compute_for, 1)
        await shared.ask(b"0", 60.0, "ada", "x")
        done: list[str] = []

        async def asking(owner: str, question: bytes) -> None:
            await shared.ask(question, 60.0, owner, "x")
            done.append(owner)

        crowd = [asyncio.ensure_future(asking("crowd", b"5")) for _ in range(2)]
        await asyncio.sleep(0.1)
        for _ in range(3):
            await asking("ada", b"0.01")
        assert done == ["ada"] * 3
        for waiting in crowd:
            waiting.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        await shared.close()

    asyncio.run(check())


def test_an_ipv6_network_counts_as_one() -> None:
    assert network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::7")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"


async def toil(seconds: float) -> None:
    """Uses the processor for so long, with a rest in the middle."""
    await asyncio.sleep(0)
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_waiting_costs_nothing() -> None:
    """A busy machine, a slow disk, a queue: an honest client is not refused for what is nobody's fault."""

    async def check() -> None:
        workload = Workload(0.0, 0.2)
        for _ in range(6):
            await workload.turn("ada", asyncio.sleep(0.05))
        workload.check("ada")

    asyncio.run(check())


def test_what_is_started_and_what_threads_and_workers_do_is_counted_once_for_whoever_asked() -> None:
    async def check() -> None:
        meter = metering.Meter()

        def toil_in_thread() -> None:
            asyncio.run(toil(0.05))

        async def asked() -> None:
            await asyncio.shield(metering.start(toil(0.05)))
            await metering.in_thread(toil_in_thread)
            metering.add(1.0)

        await metering.Metered(asked(), meter)
        assert 1.1 <= meter.seconds < 1.15, "nothing is counted twice"
        metering.add(1.0)
        await metering.start(toil(0.05))
        assert meter.seconds < 1.15, "whoever is not metered pays nothing, nor does anybody else"

    asyncio.run(check())


def test_what_goes_on_after_its_sender_has_left_is_finished_and_counted() -> None:
    async def check() -> None:
        meter, finished = metering.Meter(), asyncio.Event()

        async def lasting() -> None:
            await asyncio.sleep(0.01)
            await toil(0.05)
            finished.set()

        async def asked() -> None:
            await asyncio.shield(metering.start(lasting()))

        async def asking() -> None:
            await metering.Metered(asked(), meter)

        sender = asyncio.ensure_future(asking())
        await asyncio.sleep(0)
        sender.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sender
        await finished.wait()
        await asyncio.sleep(0)
        assert meter.seconds >= 0.05

    asyncio.run(check())


def test_what_is_thrown_away_unfinished_may_end_anywhere() -> None:
    async def asked() -> None:
        await asyncio.sleep(0)

    waiting = metering.Metered(asked(), metering.Meter()).__await__()
    contextvars.copy_context().run(waiting.__next__)
    waiting.close()


def test_whoever_has_used_up_the_share_waits_and_the_others_do_not() -> None:
    async def check() -> None:
        workload = Workload(0.0, 0.05)
        await workload.turn("crowd", toil(0.1))
        with pytest.raises(Denied, match="too much work"):
            await workload.turn("crowd", toil(0.0))
        workload.check("ada")

    asyncio.run(check())


def test_one_thing_of_a_caller_is_done_at_a_time() -> None:
    async def check() -> None:
        workload = Workload(10.0, 10.0)
        under_way: list[str] = []

        async def thing(caller: str) -> int:
            under_way.append(caller)
            count = under_way.count(caller)
            await asyncio.sleep(0.01)
            under_way.remove(caller)
            return count

        crowd = [workload.turn("crowd", thing("crowd")) for _ in range(5)]
        counts = await asyncio.gather(*crowd, workload.turn("ada", thing("ada")))
        assert set(counts) == {1}

    asyncio.run(check())


def test_one_thing_is_done_at_a_time_for_those_who_come_while_others_wait() -> None:
    async def check() -> None:
        workload = Workload(100.0, 100.0)
        under_way = most = 0

        async def thing() -> None:
            nonlocal under_way, most
            under_way += 1
            most = max(most, under_way)
            await asyncio.sleep(0.001)
            under_way -= 1

        async def comes(after: int) -> None:
            for _ in range(after):
                await asyncio.sleep(0)
            await workload.turn("crowd", thing())

        await asyncio.gather(*[comes(after) for after in range(60)])
        assert most == 1
        assert not workload._turns, "nobody is remembered"

    asyncio.run(check())


def test_whoever_leaves_while_waiting_leaves_nothing_behind() -> None:
    async def check() -> None:
        workload = Workload(100.0, 100.0)
        first = asyncio.ensure_future(workload.turn("ada", asyncio.sleep(0.01)))
        second = asyncio.ensure_future(workload.turn("ada", asyncio.sleep(0.01)))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await workload.turn("ada", asyncio.sleep(0))
        assert not workload._turns

    asyncio.run(check())


def sleep_for_a_while(question: bytes) -> bytes:
    """Takes longer by the clock than it may on the processor, as on a busy machine."""
    time.sleep(0.75)
    return question


def compute_for_ever(question: bytes) -> bytes:
    while True:
        pass


def sleep_for_ever(question: bytes) -> bytes:
    time.sleep(3600)
    return question


def test_a_worker_has_its_time_on_the_processor_however_busy_the_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 200.0)
    worker = Worker(settings_for("unused.sqlite"), sleep_for_a_while)
    answer, cost = worker.ask(b"how much?", 0.5)
    assert answer == b"how much?" and cost < 0.25
    worker.stop()


@pytest.mark.parametrize(
    ("carry_out", "patience", "why"),
    [(compute_for_ever, 200.0, "still thinking after 0.3 seconds"), (sleep_for_ever, 3.0, "not answered after 0.9")],
)
def test_a_worker_that_takes_longer_is_ended_and_the_next_question_answered(
    carry_out: CarryOut, patience: float, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", patience)
    worker = Worker(settings_for("unused.sqlite"), carry_out)
    with pytest.raises(WorkerFailed, match=why):
        worker.ask(b"how long?", 0.3)
    worker.carry_out = sleep_for_a_while
    assert worker.ask(b"again", 60.0)[0] == b"again"
    worker.stop()


def how_urgent(question: bytes) -> bytes:
    return str(os.getpriority(os.PRIO_PROCESS, 0)).encode()


def test_workers_give_way_to_the_server() -> None:
    worker = Worker(settings_for("unused.sqlite"), how_urgent)
    answer, _ = worker.ask(b"", 60.0)
    assert int(answer) > os.getpriority(os.PRIO_PROCESS, 0) or int(answer) == 19
    worker.stop()
