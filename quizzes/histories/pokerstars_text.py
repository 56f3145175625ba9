"""What every line of a PokerStars text is made of: amounts, cards, and the lines that tell nothing of the hand."""

import re
from decimal import Decimal

from quizzes.engine.cards import Cards, parse_cards
from quizzes.engine.units import Chips

CURRENCIES = "$€£"
AMOUNT = rf"[{CURRENCIES}]?(?:\d{{1,3}}(?:,\d{{3}})+|\d{{1,15}})(?:\.\d{{1,2}})?"
"""An amount as the site writes it: 12, 1,500, $0.05, €7.50."""
CARDS = r"\[([^\[\]]*)\]"
MARKER = "*** "
SUMMARY = "*** SUMMARY ***"
SHOW_DOWN = re.compile(r"\*\*\* (FIRST |SECOND )?SHOW ?DOWN \*\*\*")

_NOTHING = re.compile(
    r"""(?x)
    .+\ said,\ ".*"
    | .+\ (?:has\ timed\ out(?:\ while\ (?:being\ )?disconnected)?
        | (?:is|was)\ (?:dis|re)?connected | has\ returned | leaves\ the\ table
        | joins\ the\ table\ at\ seat\ \#\d+ | stands\ up
        | was\ removed\ from\ the\ table.* | will\ be\ allowed\ to\ play\ after\ the\ button
        | cashed\ out\ the\ hand\ for\ .*
        | (?:re-buys|takes\ the\ add-on)\ and\ receives\ .* | (?:re-buys|takes\ the\ add-on)\b.*
        | wins\ .*\bbount(?:y|ies)\b.* | finished\ the\ tournament\b.* | wins\ the\ tournament\b.*
        | has\ requested\ TIME | is\ feeling\ .* )
    | .+:\ (?:is\ sitting\ out | sits\ out | doesn't\ show\ hand | has\ timed\ out.*)
    | Betting\ is\ capped | Pair\ on\ board\ -\ a\ double\ bet\ is\ allowed | (?:The\ )?[Dd]eck\ (?:is|was)\ reshuffled
    | No\ low\ hand\ qualified | Table\ '.*'.* | \*\*\*\ (?:HOLE\ CARDS|DEALING\ HANDS)\ \*\*\*
    """
)


def tells_nothing(line: str) -> bool:
    """Whether the line is chat, a coming or going, or another that changes nothing in the hand."""
    return not line.strip() or _NOTHING.fullmatch(line.rstrip()) is not None


def chips(text: str, decimals: int) -> Chips:
    """An amount in whole chips, of a currency in hundredths. Raises ValueError."""
    scaled = Decimal(text.lstrip(CURRENCIES).replace(",", "")) * 10**decimals
    if scaled != int(scaled):
        raise ValueError(f"{text} is no whole number of chips")
    return Chips(int(scaled))


def cards(text: str) -> Cards:
    """Cards as the site writes them, "As Kd". Raises ValueError."""
    try:
        return parse_cards(text)
    except ValueError as error:
        raise ValueError(f"{error} is no card") from error
