"""What stands on a login card: a neutral name, a code, and a link as a picture."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Collection

import segno
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.safestring import SafeString, mark_safe

LETTERS = "CDFHJKMNPRTWXY34679"
"""Nothing that is mistaken for another, and no vowels, so that no code is a word."""
ACCESS_CODE, CLASS_CODE = 4, 6
DIGITS = "23456789"
FEWEST_DIGITS = 3
QR_MASK = 2
"""Any of the eight can be read; trying them all for the prettiest takes most of the time."""

LIST = (
    "alpaca banjo bravo cactus canal cobra coral delta gala iguana jaguar judo karma kayak kilo kimono kiwi koala lava "
    "lima llama local magma mango marina metro motor natural nectar nova oasis omega opera panda panorama piano plaza "
    "polar polo prisma puma radio rumba safari salsa sauna sierra sigma solar sonar taxi tiara total tuba vista yoga"
)
WORDS = LIST.split()
"""Read and written alike in English and Spanish, and nobody's name."""


def new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_usernames(count: int, taken: Collection[str] = (), digits: int = FEWEST_DIGITS) -> list[str]:
    """So many different names like "koala427"."""
    found: dict[str, None] = {}
    while len(found) < count:
        name = secrets.choice(WORDS) + "".join(secrets.choice(DIGITS) for _ in range(digits))
        if name not in taken:
            found[name] = None
    return list(found)


def sealed(user: int, access_code: str) -> str:
    """The end of a card's link. It is another one as soon as the code is."""
    digest = salted_hmac("trainer.card", f"{user}:{access_code}", algorithm="sha256").digest()
    return urlsafe_b64encode(digest[:12]).decode()


def token_of(user: int, access_code: str) -> str:
    return f"{user}-{sealed(user, access_code)}"


def opens(token: str, user: int, access_code: str) -> bool:
    """Whether a card with this token is that user's, by this code."""
    return bool(access_code) and constant_time_compare(token, token_of(user, access_code))


def user_named_in(token: str) -> int | None:
    """Whose card it says it is.

    >>> user_named_in("12-AbCd"), user_named_in("AbCd"), user_named_in("9" * 30 + "-AbCd")
    (12, None, None)
    """
    number, dash, _ = token.partition("-")
    return int(number) if dash and number.isascii() and number.isdigit() and len(number) < 16 else None


def picture(address: str) -> SafeString:
    """A QR code as SVG without style attributes, which the CSP would drop."""
    code = segno.make(address, error="m", micro=False, boost_error=False, mask=QR_MASK)
    svg = code.svg_inline(omitsize=True, border=2, svgclass="qr", lineclass=None, dark="#000", light="#fff")
    return mark_safe(svg)  # noqa: S308 - segno draws the address and never writes it
