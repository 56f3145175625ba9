"""Wrong ideas that several skills share."""

from quizzes.engine.trace import Rule
from quizzes.exercises.base import Misconception
from quizzes.exercises.words import gettext_noop as _

# Hands

SUIT_BREAKS_TIE = Misconception(
    "suit_breaks_tie",
    _("Suits settle a tie"),
    _(
        "No suit is higher than another. The five cards of %(seats)s have the same ranks, so the hands are equal "
        "and the pot is shared."
    ),
    (Rule.EQUAL_HANDS,),
)
SIXTH_CARD_PLAYS = Misconception(
    "sixth_card_plays",
    _("A sixth card settles a tie"),
    _(
        "A hand is exactly five cards; the other two never count. The five best cards of %(seats)s are equal, "
        "so the pot is shared."
    ),
    (Rule.EQUAL_HANDS,),
)
THREE_PAIR = Misconception(
    "three_pair",
    _("Three pair"),
    _(
        "Five cards hold two pairs and one card more: a third pair counts for nothing. Read so, the best hand is held "
        "by %(answer)s."
    ),
    (Rule.RANK_DECIDES, Rule.EQUAL_HANDS),
)
ACE_WRAPS = Misconception(
    "ace_wraps",
    _("Straights round the corner"),
    _(
        "The ace stands at the top of a straight or at its bottom, never in the middle: there is no straight through "
        "K-A-2. The highest hand here is %(category)s, held by %(seats)s."
    ),
    (Rule.HIGHEST_CATEGORY,),
)
WHEEL_IS_ACE_HIGH = Misconception(
    "wheel_is_ace_high",
    _("A-2-3-4-5 as the highest straight"),
    _(
        "In A-2-3-4-5 the ace is the lowest card. That straight is five-high, the lowest of all, so the best hand "
        "is held by %(answer)s."
    ),
    (Rule.RANK_DECIDES, Rule.EQUAL_HANDS),
)
FLUSH_OVER_FULL = Misconception(
    "flush_over_full",
    _("A flush over a full house"),
    _("A full house beats a flush. The highest hand here is %(category)s, held by %(seats)s."),
    (Rule.HIGHEST_CATEGORY,),
)
STRAIGHT_OVER_FLUSH = Misconception(
    "straight_over_flush",
    _("A straight over a flush"),
    _("A flush beats a straight. The highest hand here is %(category)s, held by %(seats)s."),
    (Rule.HIGHEST_CATEGORY,),
)
FULL_BY_PAIR = Misconception(
    "full_by_pair",
    _("Full houses by the pair"),
    _(
        "Between full houses the three of a kind are compared first, and the pairs only if those are equal. "
        "So the best hand is held by %(answer)s."
    ),
    (Rule.RANK_DECIDES,),
)
FLUSH_BY_TOP_CARD = Misconception(
    "flush_by_top_card",
    _("Flushes by the top card alone"),
    _(
        "Flushes that share their highest card are not yet equal: all five cards are compared in turn. "
        "So the best hand is held by %(answer)s."
    ),
    (Rule.RANK_DECIDES,),
)
TWO_PAIR_BY_TOTAL = Misconception(
    "two_pair_by_total",
    _("Two pair added up"),
    _(
        "Two pairs are not added up: the higher pairs are compared first, then the lower ones, then the fifth card. "
        "So the best hand is held by %(answer)s."
    ),
    (Rule.RANK_DECIDES,),
)
MUST_USE_HOLE_CARDS = Misconception(
    "must_use_hole_cards",
    _("A hole card has to play"),
    _(
        "In hold'em two, one or none of one's own cards may play. The board alone is as good as the best hand here, "
        "so %(seats)s share the pot."
    ),
    (Rule.EQUAL_HANDS,),
)

# Turn

HEADS_UP_BB_BUTTON = Misconception(
    "heads_up_bb_button",
    _("Heads-up, the big blind on the button"),
    _(
        "With two players the button posts the small blind. So %(button)s acts first before the flop, and %(other)s, "
        "the big blind, on every later street."
    ),
    (Rule.HEADS_UP_BLINDS,),
)
UTG_OPENS_EVERY_STREET = Misconception(
    "utg_opens_every_street",
    _("Left of the big blind on every street"),
    _(
        "Only before the flop does the player left of the big blind open. Every later street starts on the left "
        "of the button, %(button)s: the first there who can act is %(answer)s."
    ),
    (Rule.LATER_ROUND_STARTS,),
)
SB_OPENS_EVERY_STREET = Misconception(
    "sb_opens_every_street",
    _("The small blind opens every street"),
    _(
        "Posting the small blind does not make a player open. The first round starts left of the big blind, every "
        "later one left of the button: here %(answer)s acts first."
    ),
    (Rule.FIRST_ROUND_STARTS, Rule.LATER_ROUND_STARTS),
)
BUTTON_OPENS = Misconception(
    "button_opens",
    _("The button opens"),
    _(
        "The button does not open just because it holds the button. The first round starts left of the big blind, "
        "every later one left of the button: here %(answer)s acts first."
    ),
    (Rule.FIRST_ROUND_STARTS, Rule.LATER_ROUND_STARTS),
)
LAST_RAISER_OPENS = Misconception(
    "last_raiser_opens",
    _("The last raiser opens"),
    _(
        "A raise earns no right on the next street. Every street after the first starts on the left of the button, "
        "%(button)s, whoever raised before: here %(answer)s acts first."
    ),
    (Rule.LATER_ROUND_STARTS,),
)
FOLDED_SEAT_ACTS = Misconception(
    "folded_seat_acts",
    _("A folded player acts"),
    _("%(seat)s has folded and is passed over. The next player clockwise who has cards and chips is %(answer)s."),
    (Rule.FOLDED_SKIPPED,),
)
ALLIN_SEAT_ACTS = Misconception(
    "allin_seat_acts",
    _("An all-in player acts"),
    _(
        "%(seat)s is all-in: still in the hand, but with no chips to act with, and so passed over. "
        "The next player clockwise who has cards and chips is %(answer)s."
    ),
    (Rule.ALL_IN_SKIPPED,),
)
