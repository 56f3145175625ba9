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

# Betting

SHORT_ALLIN_SETS_SIZE = Misconception(
    "short_allin_sets_size",
    _("A short all-in sets the size"),
    _(
        "A short all-in moves the highest bet and nothing else. The size stays that of the last full bet or raise, "
        "%(size)s: for the least raise, and for the question who may raise again."
    ),
    (Rule.SHORT_ALL_IN,),
)
SHORT_ALLIN_REOPENS = Misconception(
    "short_allin_reopens",
    _("Any all-in reopens the betting"),
    _(
        "An all-in does not always give back the right to raise. %(seat)s has already acted and faces %(facing)s more, "
        "less than the last full bet or raise, %(size)s: only a call or a fold is left."
    ),
    (Rule.FACES_LESS,),
)
CUMULATIVE_SHORTS_IGNORED = Misconception(
    "cumulative_shorts_ignored",
    _("Short all-ins are not added up"),
    _(
        "Short all-ins count together. %(seat)s faces %(facing)s more in all, at least a full raise of %(size)s, and "
        "so may raise again."
    ),
    (Rule.FACES_FULL_RAISE,),
)
SHORT_ALLIN_CLOSES_ALL = Misconception(
    "short_allin_closes_all",
    _("Nobody may raise over a short all-in"),
    _(
        "A short all-in does not end the raising for everyone. %(seat)s, who has not acted yet or faces a full raise "
        "in all, may still raise."
    ),
    (Rule.NOT_YET_ACTED, Rule.FACES_FULL_RAISE),
)
HALF_RAISE_REOPENS = Misconception(
    "half_raise_reopens",
    _("Half a raise is enough"),
    _(
        "Half a raise opens the betting again in limit games only. Without a limit %(seat)s must face a full raise, "
        "%(size)s, and faces only %(facing)s: no raise."
    ),
    (Rule.FACES_LESS,),
)
CHECKER_MAY_RAISE = Misconception(
    "checker_may_raise",
    _("A check keeps the right to raise"),
    _(
        "A check is an action too. %(seat)s has acted and now faces %(facing)s, less than a full bet of %(size)s: only "
        "a call or a fold is left."
    ),
    (Rule.FACES_LESS,),
)

# Pots

ALLIN_WINS_ALL = Misconception(
    "allin_wins_all",
    _("All-in for the whole pot"),
    _(
        "A player who is all-in can win from each of the others only as much as they put in themselves. The main pot "
        "takes up to %(each)s from each player; what lies above is played for by those who paid it."
    ),
    (Rule.MAIN_POT,),
)
FOLDED_CHIPS_RETURNED = Misconception(
    "folded_chips_returned",
    _("Folded chips leave the pot"),
    _(
        "Whoever folds leaves the chips behind. They count in the pots as far as they reach, like everybody else's; "
        "only the right to win is gone."
    ),
    (Rule.MAIN_POT,),
)
UNCALLED_IS_WON = Misconception(
    "uncalled_is_won",
    _("An uncalled bet is won"),
    _(
        "%(seat)s put in %(high)s, and nobody else more than %(second)s. What lies above was not called: it goes back "
        "before the pots are made, and belongs to none of them."
    ),
    (Rule.UNCALLED_BET,),
)
POTS_MERGED = Misconception(
    "pots_merged",
    _("One side pot for all"),
    _(
        "Every all-in for another amount closes a pot. Side pot %(number)s takes only up to %(each)s more from each "
        "player; what lies above makes a pot of its own."
    ),
    (Rule.SIDE_POT,),
)
