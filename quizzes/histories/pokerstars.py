"""Reads the hand histories of PokerStars in English, cash games and tournaments, old and new.

Amounts in $, € or £ are read in hundredths. The site splits pots down to the hundredth, or to the chip.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import gcd

from quizzes.engine.games import GAMES, PLHE_THEN_NL, Betting, Game, Opening
from quizzes.engine.profile import POKERSTARS
from quizzes.engine.seats import Post, Posted, Stakes
from quizzes.engine.units import NO_CHIPS, ONE_CHIP, Chips, Seat
from quizzes.histories.pokerstars_lines import read_line, unseen_at_the_end
from quizzes.histories.pokerstars_outcome import outcome
from quizzes.histories.pokerstars_text import AMOUNT, CURRENCIES, MARKER, SUMMARY, chips, tells_nothing
from quizzes.histories.record import Outcome, Record, Unreadable

_LIMITS = ("No Limit", "Pot Limit", "Limit")
_GAMES = {
    "Hold'em": ("nlhe", "plhe", "flhe"),
    "Omaha": ("nlo", "plo", "flo"),
    "Omaha Hi/Lo": ("nlo8", "plo8", "flo8"),
    "5 Card Omaha": ("", "plo5", ""),
    "5 Card Omaha Hi/Lo": ("", "plo58", ""),
    "6 Card Omaha": ("", "plo6", ""),
    "Courchevel": ("", "courchevel", ""),
    "Courchevel Hi/Lo": ("", "courchevel8", ""),
    "7 Card Stud": ("", "", "stud"),
    "7 Card Stud Hi/Lo": ("", "", "stud8"),
    "Razz": ("", "", "razz"),
    "5 Card Draw": ("nl5d", "pl5d", "fl5d"),
    "Single Draw 2-7 Lowball": ("27sd", "", ""),
    "Triple Draw 2-7 Lowball": ("", "", "27td"),
    "Badugi": ("", "", "badugi"),
    "6+ Hold'em": ("shortdeck", "", ""),
}
"""The site's names, each with our games without, with pot and with fixed limit."""

_HEADER = re.compile(r"PokerStars (?:Home Game |Zoom )?(?:Hand|Game) #\d+:\s+(.*?) - (\d{4}/\d\d/\d\d .*)")
_GAME = re.compile(
    rf"\b({'|'.join(re.escape(name) for name in sorted(_GAMES, key=len, reverse=True))}) ({'|'.join(_LIMITS)})\b(.*)"
)
_STAKES = re.compile(rf"[(,]\s*({AMOUNT})/({AMOUNT})\b")
_BUTTON_STAKES = re.compile(rf"\(Button Blind ({AMOUNT}) - Ante ({AMOUNT})\b")
_CAP = re.compile(rf" - ({AMOUNT}) Cap\b")
_TABLE = re.compile(r"Table '.*'(?: \d+-max)?(?: \([^()]*\))?(?: Seat #(\d+) is the button)?\s*")
_SEAT = re.compile(rf"Seat (\d+): (.+) \(({AMOUNT}) in chips(?:, {AMOUNT} bounty)?\)(.*)")
_POSTS = re.compile(
    rf"(.+): posts (?:the )?(small blind|big blind|small & big blinds|button blind|straddle|ante|dead blind)"
    rf" ({AMOUNT})( and is all-in)?"
)
_OTHER_POSTS = {
    "button blind": Post.BUTTON_BLIND,
    "straddle": Post.STRADDLE,
    "ante": Post.ANTE,
    "dead blind": Post.DEAD_POST,
}
_BROUGHT_IN = re.compile(rf".+: brings in for ({AMOUNT})")


@dataclass(frozen=True, slots=True)
class _Chair:
    number: int
    name: str
    stack: Chips
    note: str


def read(text: bytes) -> Record:
    """Read one hand, also one that stops in the middle: then it has no outcome. Raises Unreadable."""
    try:
        lines = text.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        raise Unreadable(f"not a text: {error}") from error
    while lines and not lines[-1].strip():
        lines.pop()
    skipped = next((at for at, line in enumerate(lines) if line.strip()), 0)
    lines = [line.rstrip() for line in lines]
    if not lines:
        raise Unreadable("there is no hand in it")
    try:
        return _read(lines, skipped)
    except ValueError as error:
        raise Unreadable(str(error)) from error


def _read(lines: Sequence[str], first: int) -> Record:
    header = _HEADER.fullmatch(lines[first])
    if header is None:
        raise Unreadable(f"no hand of PokerStars in English: it begins with {lines[first][:60]!r}")
    game, wording = _game(header[1])
    start = next((at for at, line in enumerate(lines) if line.startswith(MARKER)), len(lines))
    end = next((at for at, line in enumerate(lines) if line == SUMMARY), len(lines))
    head, body, summary = lines[first + 1 : start], lines[start:end], lines[end + 1 :]

    decimals = 2 if any(sign in line for line in head if _SEAT.fullmatch(line) for sign in CURRENCIES) else 0
    listed, button = _chairs(head, decimals)
    told = [line for line in (*head, *body) if not _SEAT.fullmatch(line)]
    dealt_in = [chair for chair in listed if _plays(chair, told, "Tournament" in header[1], end < len(lines))]
    if button is None:
        if game.opening is not Opening.BRING_IN:
            raise Unreadable("nothing says where the button is")
        button = 0
    chairs = sorted(dealt_in, key=lambda chair: (chair.number <= button, chair.number))
    if len(chairs) not in game.seats:
        raise Unreadable(
            f"{len(chairs)} players are dealt in; {game.code} is played by {game.seats[0]} to {game.seats[-1]}"
        )
    names = tuple(chair.name for chair in chairs)
    cap = _CAP.search(wording)
    most = chips(cap[1], decimals) if cap else max(chair.stack for chair in chairs)
    stacks = tuple(Chips(min(chair.stack, most)) for chair in chairs)
    stakes = _stakes(game, wording, head, body, decimals)
    posted = _posted(head, names, stakes.big_blind, decimals)
    if game.opening is Opening.BLINDS and not any(post.post is Post.BIG_BLIND for post in posted):
        posted.insert(0, _unpaid_big_blind(posted, stacks))
    numbers = tuple(chair.number for chair in chairs)
    told_end = outcome(body, summary, names, numbers, decimals) if end < len(lines) else None
    if told_end is not None:
        stakes = replace(stakes, smallest_chip=_smallest_chip(stacks, told_end))
    return Record(
        game,
        stakes,
        stacks,
        body,
        read_line,
        told_end,
        numbers,
        decimals,
        posts=tuple(posted),
        dead_button=game.opening is not Opening.BRING_IN and button not in numbers,
        names=names,
        beyond=tuple(Chips(chair.stack - stack) for chair, stack in zip(chairs, stacks, strict=True)),
        first_line=start + 1,
        line_kind="line",
        unseen=unseen_at_the_end,
        house=POKERSTARS,
    )


def _game(wording: str) -> tuple[Game, str]:
    """The game of a header, of a mixed one the game that is on; and what the header says after it."""
    found = _GAME.search(wording)
    if found is None:
        raise Unreadable(f"no game played here: {wording!r}")
    if found[3].startswith(" Pre-Flop, No Limit Post-Flop") and found[1] == "Hold'em":
        return PLHE_THEN_NL, found[3]
    code = _GAMES[found[1]][_LIMITS.index(found[2])]
    if not code:
        raise Unreadable(f"no game played here: {wording!r}")
    return GAMES[code], found[3]


def _chairs(head: Sequence[str], decimals: int) -> tuple[list[_Chair], int | None]:
    button = None
    chairs: list[_Chair] = []
    for line in head:
        if table := _TABLE.fullmatch(line):
            button = int(table[1]) if table[1] else button
        elif seat := _SEAT.fullmatch(line):
            chairs.append(_Chair(int(seat[1]), seat[2], chips(seat[3], decimals), seat[4].strip()))
        elif not _POSTS.fullmatch(line) and not tells_nothing(line):
            raise Unreadable(f"{line!r} is no line of a PokerStars hand in English")
    if len({chair.number for chair in chairs}) < len(chairs) or len({chair.name for chair in chairs}) < len(chairs):
        raise Unreadable("two players have one seat, or one name")
    if any(chair.stack == 0 for chair in chairs if not chair.note):
        raise Unreadable("a player has no chips")
    return chairs, button


def _plays(chair: _Chair, told: Sequence[str], tournament: bool, ended: bool) -> bool:
    """Whether he is dealt in: he posts, acts or is dealt to. Until the hand has ended whoever sits there may yet."""
    if chair.note.startswith("out of hand"):
        return False
    if not ended and (tournament or not chair.note):
        return True
    does, dealt = f"{chair.name}: ", f"Dealt to {chair.name} ["
    return any(line.startswith((does, dealt)) and not tells_nothing(line) for line in told)


def _posted(head: Sequence[str], names: Sequence[str], big_blind: Chips, decimals: int) -> list[Posted]:
    """What was posted, in the order of the file; of two equal blinds the later one is a newcomer's."""
    posted: list[Posted] = []
    for line in head:
        if not (found := _POSTS.fullmatch(line)):
            continue
        if found[1] not in names:
            raise Unreadable(f"{found[1]} is not in the hand")
        seat, amount = Seat(names.index(found[1])), chips(found[3], decimals)
        kinds = {post.post for post in posted}
        live, dead = amount, NO_CHIPS
        match found[2]:
            case "small blind":
                kind = Post.DEAD_POST if kinds & {Post.SMALL_BLIND, Post.BIG_BLIND} else Post.SMALL_BLIND
            case "big blind":
                kind = Post.LIVE_POST if Post.BIG_BLIND in kinds else Post.BIG_BLIND
            case "small & big blinds":
                kind = Post.LIVE_POST if Post.BIG_BLIND in kinds else Post.BIG_BLIND
                live = min(amount, big_blind)
                dead = Chips(amount - live)
            case name:
                kind = _OTHER_POSTS[name]
        posted.append(Posted(kind, seat, live))
        if dead:
            posted.append(Posted(Post.DEAD_POST, seat, dead))
    return posted


def _unpaid_big_blind(posted: Sequence[Posted], stacks: Sequence[Chips]) -> Posted:
    """The big blind of a player whose ante has taken all he had: the others owe it in full all the same."""
    small = next((post.seat for post in posted if post.post is Post.SMALL_BLIND), Seat(-1))
    seat = Seat((small + 1) % len(stacks))
    if sum(post.chips for post in posted if post.seat == seat) < stacks[seat]:
        raise Unreadable("nobody posts the big blind")
    return Posted(Post.BIG_BLIND, seat, NO_CHIPS)


def _stakes(game: Game, wording: str, head: Sequence[str], body: Sequence[str], decimals: int) -> Stakes:
    told = [found for found in map(_POSTS.fullmatch, head) if found]
    antes = [chips(found[3], decimals) for found in told if found[2] == "ante"]
    ante = max(antes, default=NO_CHIPS)
    if game.opening is Opening.BUTTON_BLIND:
        if not (found := _BUTTON_STAKES.search(wording)):
            raise Unreadable(f"no button blind and ante: {wording!r}")
        return Stakes(big_blind=chips(found[1], decimals), ante=chips(found[2], decimals))
    if not (found := _STAKES.search(wording)):
        raise Unreadable(f"no stakes: {wording!r}")
    less, more = (chips(amount, decimals) for amount in found.groups())
    if game.opening is Opening.BRING_IN:
        return Stakes(ante=ante, bring_in=_bring_in(body, ante, decimals), small_bet=less, big_bet=more)
    if game.betting is not Betting.FIXED_LIMIT:
        return Stakes(less, more, ante)
    small = [chips(found[3], decimals) for found in told if found[2] == "small blind" and not found[4]]
    return Stakes(small[0] if small else Chips(less // 2), less, ante, small_bet=less, big_bet=more)


def _smallest_chip(stacks: Sequence[Chips], outcome: Outcome) -> Chips:
    """One hundredth or one chip, unless the shares that were paid show that the game splits no further than five."""
    shares = [chips for chips in outcome.collected or () if chips]
    if len(shares) < 2:
        return ONE_CHIP
    return Chips(gcd(*shares, *stacks, *outcome.pots, outcome.rake))


def _bring_in(body: Sequence[str], ante: Chips, decimals: int) -> Chips:
    """What the bring-in is: where nobody pays it in full, as much as the site asks in games with such an ante."""
    told = next(filter(None, map(_BROUGHT_IN.fullmatch, body)), None)
    if told:
        return chips(told[1], decimals)
    return Chips(2 * ante if decimals else ante * 3 // 2)
