"""Recovery codes: the way back into an account without an e-mail address."""

import secrets

LETTERS = "ACDEFHJKMNPRTWXY34679"
"""Nothing that is mistaken for another when written by hand: no 0 O Q, 1 I L, 2 Z, 5 S, 8 B, G, U V."""
GROUPS, GROUP = 3, 4


def new_code() -> str:
    """Twelve letters in groups: about 4 × 10^15 codes."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def plain(code: str) -> str:
    """The code as it is hashed, however it was typed.

    >>> plain(" acde fhjk-mnpr")
    'ACDEFHJKMNPR'
    """
    return "".join(filter(str.isalnum, code)).upper()
