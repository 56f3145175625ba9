"""The signed ticket that a page carries: which exercise it showed, to whom, and when."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from django.core import signing

from quizzes.exercises.key import ExerciseKey

_SALT = "quizzes.exercise"


class BadTicket(LookupError):
    """A text that is no ticket of ours."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a page says of itself when its answer comes back."""

    key: ExerciseKey
    learner: int | None
    """None: a page shown to nobody in particular."""
    nonce: str
    """Unique for each page shown; becomes the client_token of the attempt."""
    served_at: datetime


def new_nonce() -> str:
    """A nonce that nobody guesses."""
    return secrets.token_hex(16)


def sign(ticket: Ticket) -> str:
    """The ticket as a text that only this server can write."""
    content = [str(ticket.key), ticket.learner, ticket.nonce, int(ticket.served_at.timestamp())]
    return signing.dumps(content, salt=_SALT)


def read(text: str) -> Ticket:
    """What sign wrote. Raises BadTicket."""
    try:
        key, learner, nonce, served_at = signing.loads(text, salt=_SALT)
    except (signing.BadSignature, ValueError):
        raise BadTicket(text) from None
    return Ticket(ExerciseKey.parse(key), learner, nonce, datetime.fromtimestamp(served_at, UTC))
