"""The answers of a match are shared by its copies, and each copy goes on by itself."""

from random import Random

from remnants.kernel.answers import Answers, EarlierAnswers
from remnants.kernel.match import KEPT_EVERY, Match
from remnants.kernel.steps import Choice
from tests.kernel.toy import TOY


def test_a_copy_and_its_original_go_on_apart() -> None:
    one = Answers()
    one.extend([("a",), ("b",)])
    other = one.shared()
    one.append(("c",))
    other.append(("d",))
    assert one.since(0) == [("a",), ("b",), ("c",)]
    assert other.since(0) == [("a",), ("b",), ("d",)]
    assert (one.count, one.since(2), one.since(3)) == (3, [("c",)], [])


def test_what_is_forgotten_stays_with_the_others() -> None:
    one = Answers()
    one.extend([("a",), ("b",)])
    other = one.shared()
    one.keep(1)
    one.append(("c",))
    assert one.since(0) == [("a",), ("c",)]
    assert other.since(0) == [("a",), ("b",)]


def test_random_copies_are_what_plain_lists_would_be() -> None:
    random = Random(1)
    pairs: list[tuple[Answers, list[Choice]]] = [(Answers(), [])]
    for number in range(600):
        answers, plain = random.choice(pairs)
        deed = random.random()
        if deed < 0.6:
            answers.append(("n", number))
            plain.append(("n", number))
        elif deed < 0.7:
            count = random.randrange(len(plain) + 1)
            answers.keep(count)
            del plain[count:]
        else:
            pairs.append((answers.shared(), plain[:]))
        start = random.randrange(len(plain) + 1)
        assert (answers.count, answers.since(start)) == (len(plain), plain[start:])
    for answers, plain in pairs:
        assert answers.since(0) == plain


def test_a_long_chain_of_copies_stays_short() -> None:
    answers = Answers()
    for number in range(1000):
        answers = answers.shared()
        answers.append(("n", number))
    assert answers.count == 1000
    assert pieces(answers.shared()._past) <= 10


def pieces(past: EarlierAnswers | None) -> int:
    return 0 if past is None else 1 + pieces(past.before)


def test_undo_plays_again_from_a_position_kept_long_before_the_barrier() -> None:
    match = Match.new(TOY, 2, seed=1)
    turns: list[Choice] = [("roll",), ("pass",)]
    seen: set[int] = set()
    for number in range(3 * KEPT_EVERY):
        before = match.digest()
        match.play(turns[number % 2])
        if match.undoable == 1:
            copy = match.clone()
            copy.undo()
            assert copy.digest() == before
            seen.add(match.answered)
        if match.seat is None:
            break
    assert max(seen) > KEPT_EVERY
