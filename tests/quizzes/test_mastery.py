"""Standing on skills, the set that follows from it, and the dates of review."""

from datetime import UTC, datetime, timedelta

from quizzes.mastery import SET, Slot, Standing, State, fold, plan_set, reviewed

NOW = datetime(2025, 6, 1, 12, tzinfo=UTC)
GOOD = "1111111101"
EARLIER, LATER = NOW - timedelta(days=1), NOW + timedelta(days=1)


def on(skill: str, *tens: str, due: datetime | None = None) -> Standing:
    return Standing(skill, tuple(enumerate(tens, 1)), due)


def test_a_level_is_reliable_at_eight_of_the_last_ten_and_can_be_lost() -> None:
    assert on("a", "1111111100").state(NOW) is State.RELIABLE
    assert on("a", "1111111000").state(NOW) is State.LEARNING


def test_a_skill_is_reliable_with_all_its_levels_and_needs_review_when_due() -> None:
    assert on("a", "", "").state(NOW) is State.NEW
    assert on("a", GOOD, "").state(NOW) is State.LEARNING
    assert on("a", GOOD, GOOD, due=LATER).state(NOW) is State.RELIABLE
    assert on("a", GOOD, GOOD, due=EARLIER).state(NOW) is State.NEEDS_REVIEW
    assert on("a", "0", "", due=EARLIER).state(NOW) is State.LEARNING


def test_the_next_level_is_the_first_that_is_not_reliable() -> None:
    assert [on("a", *tens).next_level for tens in (["", ""], [GOOD, ""], [GOOD, GOOD], ["0", GOOD])] == [1, 2, 2, 1]


def test_a_newcomer_learns_the_first_skill_and_meets_the_second() -> None:
    assert plan_set([on("a", ""), on("b", ""), on("c", "")], NOW) == (*[Slot("a", 1)] * 4, Slot("b", 1))


def test_a_set_mixes_what_is_due_what_is_learned_and_one_new() -> None:
    standings = [on("a", GOOD, GOOD, due=EARLIER), on("b", GOOD, "1"), on("c", "", ""), on("d", "", "")]
    assert plan_set(standings, NOW) == (Slot("b", 2), Slot("a", 2), Slot("b", 2), Slot("b", 2), Slot("c", 1))


def test_nothing_new_is_begun_while_three_skills_are_under_way() -> None:
    slots = plan_set([on("a", "1"), on("b", "1"), on("c", "0"), on("d", "")], NOW)
    assert [slot.skill for slot in slots] == ["a", "b", "c", "a", "b"]


def test_at_most_two_reviews_the_longest_due_first() -> None:
    days = (3, 2, 4)
    due = [on(name, GOOD, due=NOW - timedelta(days=ago)) for name, ago in zip("abc", days, strict=True)]
    slots = plan_set([*due, on("d", "1")], NOW)
    assert [slot.skill for slot in slots] == ["d", "c", "a", "d", "d"]


def test_who_has_learned_everything_goes_round_the_top_levels() -> None:
    slots = plan_set([on("a", GOOD, GOOD, due=LATER), on("b", GOOD, due=LATER)], NOW)
    assert slots == (Slot("a", 2), Slot("b", 1), Slot("a", 2), Slot("b", 1), Slot("a", 2))


def test_every_set_is_full() -> None:
    for tens in ("", "1", GOOD):
        for due in (EARLIER, LATER):
            assert len(plan_set([on("a", tens, due=due)], NOW)) == SET


def test_a_right_answer_comes_back_later_than_a_wrong_one() -> None:
    _, after_right = reviewed(None, True, NOW)
    _, after_wrong = reviewed(None, False, NOW)
    assert NOW < after_wrong < after_right


def test_a_clock_that_goes_back_breaks_nothing() -> None:
    card, _ = reviewed(None, True, NOW)
    again, _ = reviewed(card, True, NOW - timedelta(hours=1))
    assert again["last_review"] == card["last_review"]


def test_the_fold_keeps_the_last_ten_by_level_and_a_card_by_skill() -> None:
    answers = [("a", 1, True, NOW + timedelta(minutes=number)) for number in range(11)]
    folded = fold([*answers, ("a", 2, False, LATER), ("b", 1, False, LATER)])
    assert folded.tens == {("a", 1): "1" * 10, ("a", 2): "0", ("b", 1): "0"}
    assert sorted(folded.cards) == ["a", "b"]
