"""Words of engine/rulings: what happened, how far the action had gone, and what the floor rules."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from quizzes.engine.trace import Rule

_ACTION_SO_FAR: dict[Rule, Promise] = {
    Rule.ACTION_WITH_CHIPS: _(
        "%(count)s actions in turn so far, and chips went in with at least one of them: that is substantial action."
    ),
    Rule.UNLIKE_ACTIONS: _(
        "A check and a fold so far: any two actions but two checks or two folds are substantial action."
    ),
    Rule.THREE_ACTIONS: _("%(count)s actions in turn so far: three of any kind are substantial action."),
    Rule.NO_SUBSTANTIAL_ACTION: _(
        "There is no substantial action yet. It takes two actions of which one puts chips in, or three of any kind; posted "
        "blinds do not count."
    ),
    Rule.TWO_PLAYERS_ACTED: _(
        "%(seats)s have acted after the blinds: once two players have, it is too late for a misdeal."
    ),
    Rule.FEWER_THAN_TWO_ACTED: _(
        "Fewer than two players have acted after the blinds: it is not too late for a misdeal."
    ),
    Rule.BETTING_HAS_BEGUN: _("Somebody has acted since: it is too late to put it right."),
    Rule.NOBODY_HAS_ACTED: _("Nobody has acted since: it can still be put right."),
    Rule.HOLDER_ACTED: _("The player has already acted on that hand."),
    Rule.HOLDER_HAS_NOT_ACTED: _("The player has not acted on that hand yet."),
}

_DEAL: dict[Rule, Promise] = {
    Rule.FIRST_CARDS_EXPOSED: _(
        "The dealer exposed the first or the second card off the deck: that is a reason for a misdeal."
    ),
    Rule.LATER_CARD_EXPOSED: _(
        "The dealer exposed one card, and it was neither the first nor the second off the deck: that alone is no misdeal."
    ),
    Rule.TWO_CARDS_EXPOSED: _("The dealer exposed two cards: that is a reason for a misdeal."),
    Rule.STUD_DOWNCARD_EXPOSED: _(
        "A card that should have been face down was exposed on the deal: that is a reason for a misdeal."
    ),
    Rule.OWN_CARD_PENALTY: _("Exposing one’s own card may bring a penalty, but the hand is not lost by it."),
    Rule.OWN_CARD_PLAYS: _("A card exposed by the player who holds it is not replaced: it plays."),
    Rule.TWO_BOXED_CARDS: _("Two cards were found face up in the deck: that is a reason for a misdeal."),
    Rule.FIRST_CARD_TO_WRONG_SEAT: _("The first card went to the wrong seat: that is a reason for a misdeal."),
    Rule.SEAT_WITHOUT_RIGHT_DEALT: _("Cards went to a seat that has no right to them: that is a reason for a misdeal."),
    Rule.SEAT_SKIPPED: _("A player who has a right to cards got none: that is a reason for a misdeal."),
    Rule.WRONG_NUMBER_OF_CARDS: _(
        "A player has the wrong number of cards. Found in time that is a reason for a misdeal; later only that hand suffers."
    ),
    Rule.ONE_EXTRA_CARD: _("A player has one card too many. Found in time that is no misdeal."),
    Rule.BUTTON_ACTED_SHORT: _("The button acted on a hand with too few cards, and did not ask for the missing one."),
    Rule.TWO_IN_A_ROW_TO_BUTTON: _("Two cards in a row may be dealt to the button: that is no reason for a misdeal."),
    Rule.BUTTON_MISPLACED: _("The button stood in the wrong place when the cards were dealt."),
    Rule.FOREIGN_CARD: _("A card was dealt that does not belong to the deck of this game."),
    Rule.DUPLICATE_CARD: _("The deck holds the same card twice: it is fouled, however far the action has gone."),
    Rule.DIFFERENT_BACK: _("A card has another back than the rest of the deck."),
    Rule.NO_BURN_BEFORE_FLOP: _("The flop was dealt without a burn card."),
    Rule.CARDS_TOLD_APART: _("Other cards fell on the hand, but its own can be told apart from them for certain."),
    Rule.CARDS_THROWN_INTO_HAND: _("Another player’s cards were thrown into the hand: that kills it."),
    Rule.CARDS_NOT_TOLD_APART: _(
        "Other cards fell on the hand, and its own can no longer be told apart: it is fouled."
    ),
    Rule.UPCARDS_PICKED_UP: _("Who picks up the upcards while facing a bet gives up the hand."),
    Rule.CLOCK_RAN_OUT: _("The time that the clock gave the player has run out."),
    Rule.CLOCK_KILLS_FACING_BET_ONLY: _(
        "The clock kills a hand only where its player faces a bet. Here there is none."
    ),
    Rule.ABSENT_HAND_KILLED: _(
        "The player was not at the seat when the deal was complete. Blinds and antes stay in the pot."
    ),
}

_CHIPS_AND_WORDS: dict[Rule, Promise] = {
    Rule.CHIPS_GO_BACK: _("%(seat)s offered %(offered)s where %(to)s is enough: %(value)s goes back."),
    Rule.LEAST_IS_OWED: _(
        "%(wanted)s is less than a legal bet or raise, which is to at least %(highest)s + %(size)s = %(value)s."
    ),
    Rule.HALF_OF_A_RAISE: _(
        "Without the word “raise”, chips beyond a call are a raise from half a full raise on. A full raise is %(size)s, so "
        "that is from %(value)s."
    ),
    Rule.HALF_BET_RULE: _(
        "At a limit table, chips beyond a call are a raise from half a bet on. A bet is %(size)s, so that is from %(value)s."
    ),
    Rule.LESS_THAN_HALF: _("%(to)s is less than %(threshold)s: it is only a call."),
    Rule.HALF_OR_MORE: _("%(to)s is at least %(threshold)s: it is a raise."),
    Rule.STRING_BET: _(
        "%(seat)s went back for %(value)s more without having said “raise”: that is a string bet, and only the first motion counts."
    ),
    Rule.LARGEST_WITHIN_POT: _(
        "The amount is unclear. It is taken to be the largest it can mean that is not more than the pot of %(pot)s: %(value)s."
    ),
    Rule.CHIPS_CAME_FIRST: _("The chips came before the word: what was said after them does not count."),
    Rule.WORD_CAME_FIRST: _("The word came before the chips: the word counts."),
    Rule.WORD_BEATS_CHIPS: _("Word and chips came together: a clear word counts more than chips."),
    Rule.FIRST_WORD_BINDS: _("The first thing said in turn binds: what %(seat)s said after it does not count."),
    Rule.SILENT_CHIPS_BET: _("There is no bet to answer: the chips are a bet of all they are worth, %(value)s."),
    Rule.ONE_SILENT_CHIP: _(
        "One chip of %(value)s, put in without a word against a price of %(price)s, is a call, however large the chip."
    ),
    Rule.EVERY_CHIP_NEEDED: _(
        "Without its smallest chip, %(smallest)s, the %(pushed)s would be %(value)s and fall short of the price of %(price)s: "
        "every chip is needed, so it is a call."
    ),
    Rule.NOT_EVERY_CHIP_NEEDED: _(
        "Without its smallest chip, %(smallest)s, the %(pushed)s would still be %(value)s, enough for the price of %(price)s: "
        "it may be more than a call."
    ),
    Rule.LAST_CHIPS: _("They are the last chips of %(seat)s: that is an all-in, half a raise or not."),
    Rule.CHECK_FACING_BET: _(
        "“Check” against a bet of %(value)s more is not possible. It gives up the right to raise."
    ),
    Rule.CALL_DECLARED: _("“Call” is a call of the whole price, %(value)s."),
    Rule.CALL_WITHOUT_BET: _("“Call” with nothing to call is a check."),
    Rule.POT_WITHOUT_POT_LIMIT: _(
        "“Pot” names no amount where bets have no pot limit, but it binds to a legal bet or raise: to at least %(value)s."
    ),
    Rule.RAISE_WITHOUT_BET: _("“Raise” where nobody has bet is a bet, of at least %(value)s."),
    Rule.RAISE_DECLARED: _("“Raise” was said first: it is a raise, to at least %(value)s."),
    Rule.AMOUNT_IS_TOTAL: _("The amount said is the total of the raise: to %(value)s."),
    Rule.MOST_FOR_THE_CHIP: _(
        "With one chip and no amount said, the raise is the most that the chip allows: to %(value)s."
    ),
    Rule.NUMBER_IS_CHIPS: _("Saying “%(value)s” is the same as pushing %(value)s in chips without a word."),
}

_TURN_AND_AMOUNTS: dict[Rule, Promise] = {
    Rule.ACTION_BACKS_UP: _("%(seat)s acted out of turn: the action goes back to the player whose turn it was."),
    Rule.FOLD_ALWAYS_BINDS: _("A fold always binds, in turn or out of turn."),
    Rule.ACTION_NOT_CHANGED: _(
        "Nobody who was skipped has bet or raised: the action has not changed for %(seat)s, so what was done out of turn binds."
    ),
    Rule.ACTION_CHANGED: _(
        "%(other)s then made it %(to)s: the action has changed for %(seat)s, so what was done out of turn does not bind."
    ),
    Rule.OUT_OF_TURN_LOSES_RAISE: _("But who checks or calls out of turn may not bet or raise when the turn comes."),
    Rule.SKIPPED_TOO_LATE: _("%(seat)s did not speak up in time: the action behind stands."),
    Rule.SKIPPED_IN_TIME: _("%(seat)s has spoken up in time."),
    Rule.UNDERCALL: _("%(seat)s put in %(value)s, less than the price of %(price)s."),
    Rule.UNDERCALL_HEADS_UP: _("With one opponent only, an undercall must be made a full call."),
    Rule.UNDERCALL_OF_OPENING_BET: _(
        "What %(seat)s faces is the opening bet of the street: an undercall of it must be made a full call."
    ),
    Rule.UNDERCALL_OF_RAISE: _("%(seat)s faces a raise, with several opponents."),
    Rule.NEXT_CARD_DEALT: _("The next card has already been dealt: it is too late to correct the bet."),
    Rule.MADE_UP_BY_ALL: _("Until the next card everybody who put in less makes it up to %(value)s."),
    Rule.POT_COUNTED_TOO_SMALL: _(
        "The pot was counted too small: the bet was %(bet)s and should have been %(true)s. That is put right until "
        "substantial action on it."
    ),
    Rule.POT_COUNTED_TOO_LARGE: _(
        "The bet of %(bet)s is more than the pot allows, %(true)s. That is put right as long as the street lasts."
    ),
    Rule.ACTION_ACCEPTED: _(
        "%(seat)s called without making sure of the amount: the call is of the true bet, %(value)s, and not of %(thought)s."
    ),
}

_HANDS_AND_STAKES: dict[Rule, Promise] = {
    Rule.UNPROTECTED_HAND: _("Players must protect their own hands: %(seat)s has no redress."),
    Rule.UNCALLED_PART_BACK: _(
        "Nobody else put in more than %(called)s: the %(value)s that nobody called goes back to %(seat)s."
    ),
    Rule.ASKER_MUCKED: _("%(seat)s no longer has cards, and so may not ask."),
    Rule.RIVER_CALLER_MAY_ASK: _(
        "%(seat)s called the bet on the river and still has cards: the last aggressor’s hand may be demanded."
    ),
    Rule.ONLY_RIVER_CALLER_MAY_ASK: _(
        "Only one who called on the river may demand a hand, and only the last aggressor’s. Any other request is for the floor."
    ),
    Rule.ONLY_ON_SUSPICION: _("A hand is shown on request only where players are suspected of working together."),
    Rule.ANYBODY_MAY_ASK: _("Every player who was dealt in may ask to see any hand that was called."),
    Rule.TEN_SMALL_BETS: _("The least buy-in is ten times the small bet of %(bet)s: %(value)s."),
    Rule.TEN_LARGEST_BETS: _("The least buy-in is ten times the largest bet of %(bet)s: %(value)s."),
    Rule.NO_LIMIT_BUY_IN: _(
        "The least buy-in is set between %(low)s and %(middle)s, 20 to 40 big blinds, and the most between %(middle)s and "
        "%(high)s, 40 to 100 big blinds."
    ),
    Rule.ONE_SHORT_BUY: _("One short buy is allowed after a full one."),
    Rule.NO_SHORT_BUY: _("A short buy is not allowed."),
    Rule.BOUGHT_FOR_NEXT_HAND: _(
        "The %(value)s that %(seat)s bought while the hand was running plays from the next deal only."
    ),
    Rule.IN_FRONT_AT_THE_DEAL: _("%(seat)s plays this hand with what was in front at the deal: %(value)s."),
}

_RULED: dict[Rule, Promise] = {
    Rule.RULED_MISDEAL: _(
        "So it is a misdeal: the hand is dealt again as if for the first time, with the same button, players and limits."
    ),
    Rule.RULED_PLAY_ON: _("So the hand is played on as it stands."),
    Rule.RULED_BETS_RETURNED: _("So the hand stops, and all bets go back."),
    Rule.RULED_FLOOR_DECIDES: _("So it is for the floor, and the rule of the house, to decide."),
    Rule.RULED_HAND_DEAD: _("So that hand is dead. The others play on, with one burn card a street as usual."),
    Rule.RULED_HAND_LIVE: _("So the hand stays live."),
    Rule.RULED_NO_SHARE: _(
        "Even where the board is everybody’s best hand, one must show all hole cards to have a share: mucked cards win nothing."
    ),
    Rule.RULED_NO_REDRESS: _("So the hand is dead, and what was called is lost."),
    Rule.RULED_MUST_SHOW: _("So the hand must be shown."),
    Rule.RULED_MUST_SHOW_LIVE: _(
        "So the hand must be shown. As it is the winner who asked, it is live and may win the pot."
    ),
    Rule.RULED_NEED_NOT_SHOW: _("So the hand need not be shown."),
    Rule.RULED_REPLACED_AS_BURN: _(
        "So the deal is finished, and then the top card of the deck replaces the exposed one, which becomes the burn card. The "
        "player may not keep it."
    ),
    Rule.RULED_EXTRA_CARD_BURNED: _("So the extra card is taken back and used as the burn card."),
    Rule.RULED_THIRD_CARD_DOWN: _("So the exposed card plays as the upcard, and the third card is dealt face down."),
    Rule.RULED_REPLACED: _("That card counts as a scrap of paper: it is set aside, and the next card replaces it."),
    Rule.RULED_REPLACED_AFTER_ROUND: _(
        "That card counts as a scrap of paper. As it is already among the player’s other cards, it is replaced once the round "
        "has been dealt."
    ),
    Rule.RULED_DISREGARDED: _("So that card counts as a scrap of paper, and the hand is played on."),
    Rule.RULED_COMPLETED: _(
        "A button that is short of cards asks for them before acting and gets them, even after substantial action."
    ),
    Rule.RULED_BUTTON_CORRECTED: _("So the button is put right, and the blinds with it."),
    Rule.RULED_BUTTON_STANDS: _("So the button stands where it is, and is not moved back."),
    Rule.RULED_BUTTON_CORRECTED_LATER: _("So this hand stands, and the button is put right for the next."),
    Rule.RULED_BURN_PICKED_FROM_FLOP: _(
        "So the three cards are scrambled face down, one of them becomes the burn card, and the next card completes the flop."
    ),
    Rule.RULED_FLOP_PUT_RIGHT: _("So the mistake is put right before any betting."),
    Rule.RULED_FOUR_SCRAMBLED: _(
        "The flop has four cards: they are scrambled face down, the floor picks one of them as the next burn card, and the "
        "other three play."
    ),
    Rule.RULED_FLOP_REDEALT: _("The flop has four cards: the whole flop goes back, and is dealt again."),
    Rule.RULED_RESHUFFLED_WITHOUT_BURN: _(
        "Cards dealt before the betting was over go back into the stub. It is shuffled, and they are dealt again without "
        "another burn: the burn card stays."
    ),
    Rule.RULED_SET_ASIDE: _(
        "A turn dealt before the betting was over does not play. The card that would have been the river takes its place, and "
        "the early card is shuffled back before the river."
    ),
    Rule.RULED_ONE_BURN_A_STREET: _(
        "There is one burn card a street, no more and no less: the cards to come need only be as random as ever."
    ),
    Rule.RULED_ORDER_RESTORED: _("The order of the cards is restored as well as possible."),
    Rule.RULED_STUB_RESHUFFLED: _("The order of the stub is lost: it is shuffled and cut again."),
    Rule.RULED_STUB_AND_MUCK_RESHUFFLED: _("Stub and muck are mixed: both are shuffled together and cut again."),
    Rule.RULED_BURNS_ADDED: _("There are too few cards for all: the burn cards are shuffled in with what is left."),
    Rule.RULED_COMMUNITY_CARD: _(
        "There are too few cards for all, burn cards included: one card is dealt in the middle, for everybody."
    ),
    Rule.RULED_CHECK: _("So it is a check."),
    Rule.RULED_CALL: _("So it is a call, to %(to)s."),
    Rule.RULED_BET: _("So it is a bet of %(to)s."),
    Rule.RULED_RAISE: _("So it is a raise to %(to)s."),
    Rule.RULED_ALL_IN: _("So %(seat)s is all-in, to %(to)s."),
    Rule.RULED_FOLD: _("So it is a fold."),
    Rule.RULED_STANDS: _("So the bet stands at %(to)s."),
    Rule.RULED_CORRECTED: _("So the bet is put right, to %(to)s."),
    Rule.RULED_CALL_OR_FOLD: _("So %(seat)s may call %(to)s or fold, but not raise."),
    Rule.RULED_ALL_OPTIONS: _(
        "So %(seat)s takes the chips back and has every choice: fold, call %(to)s, or raise to at least %(raise_to)s."
    ),
    Rule.RULED_COMPLETE_OR_FORFEIT: _(
        "So the floor decides: %(seat)s makes the call up to %(to)s, or leaves the chips in the pot and folds."
    ),
    Rule.RULED_BACK_UP: _("So the action goes back to %(seat)s."),
}

PHRASES: dict[Rule, Promise] = {
    **_ACTION_SO_FAR,
    **_DEAL,
    **_CHIPS_AND_WORDS,
    **_TURN_AND_AMOUNTS,
    **_HANDS_AND_STAKES,
    **_RULED,
}
