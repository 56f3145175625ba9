"""A real Chromium: Debian's, since Playwright's own cannot be downloaded everywhere."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ConsoleMessage, Page

# Playwright runs an event loop in the test's thread, and Django would refuse the database there.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.django_db(transaction=True))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    names = (os.environ.get("CHROMIUM_BIN", ""), "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        give_up = pytest.fail if os.environ.get("CI") else pytest.skip
        give_up("There is no Chromium here: python3 dev.py test finds or installs one.")
    return {**browser_type_launch_args, "executable_path": found, "args": FLAGS}


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page whose console must stay silent: a breach of the CSP, a missing file or a script's error fails the test."""
    said: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        said.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    page.set_default_timeout(10_000)
    page.on("console", listen)
    page.on("pageerror", lambda error: said.append(f"error: {error}"))
    yield page
    assert said == []


@pytest.fixture
def check_accessibility() -> Callable[[Page], None]:
    """Fails the test when axe finds something serious or critical on the page as it stands."""

    def check(page: Page) -> None:
        found = Axe().run(page).response["violations"]
        serious = {
            fault["id"]: [node["target"] for node in fault["nodes"]]
            for fault in found
            if fault["impact"] in ("serious", "critical")
        }
        assert serious == {}

    return check
