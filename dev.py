#!/usr/bin/env python3
"""Everything a developer does, each command setting up first what is missing. Standard library only.

python3 dev.py run [--port N]     serve the program on this machine
python3 dev.py test [ARGS …]      run every test; ARGS go to pytest
python3 dev.py check              ruff, djlint and mypy
python3 dev.py messages           bring locale/*.po up to the source (needs Debian's gettext)
python3 dev.py compile            compile locale/*.po with the Python at hand (for servers)
"""

from __future__ import annotations  # so that an old Python gets as far as being told that it is old

import ctypes
import hashlib
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
DEMO = ROOT / "fixtures" / "demo.json"
DEMO_PASSWORD = "practise-the-rules"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 (this very line says what the oldest one is)
        sys.exit(f"This needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")
    os.chdir(ROOT)
    command, *arguments = sys.argv[1:] or ["help"]
    if command == "run":
        return run(arguments)
    if command == "test":
        return test(arguments)
    if command == "check":
        return check()
    if command == "messages":
        return messages()
    if command == "compile":
        return compile_messages()
    print(__doc__.strip())
    return 0 if command in ("help", "-h", "--help") else 2


# The commands


def run(arguments: list[str]) -> int:
    """Serve until Ctrl-C, from the first free port on."""
    first = port_asked(arguments)
    set_up("requirements.txt")
    say("Bringing the database up to date …")
    call(PYTHON, "manage.py", "migrate", "--verbosity", "0")
    load_demo()
    port = free_port(first)
    say(f"Serving at http://127.0.0.1:{port}/ (Ctrl-C stops it)")
    for name in demo_logins():
        say(f"    log in as {name!r} with the password {DEMO_PASSWORD!r}")
    os.execv(PYTHON, [str(PYTHON), "manage.py", "runserver", f"127.0.0.1:{port}"])


def test(arguments: list[str]) -> int:
    set_up("requirements.txt", "requirements-dev.txt")
    os.environ["CHROMIUM_BIN"] = chromium()
    say("Running the tests …")
    return subprocess.call([PYTHON, "-m", "pytest", *arguments])


def check() -> int:
    """Run every checker, also after one has found something."""
    set_up("requirements.txt", "requirements-dev.txt")
    checkers = (
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("djlint", "templates", "--check", "--lint"),
        ("mypy",),
    )
    faults = 0
    for name, *arguments in checkers:
        say(" ".join([name, *arguments]))
        faults += subprocess.call([PYTHON, "-m", name, *arguments]) != 0
    return 1 if faults else 0


def messages() -> int:
    set_up("requirements.txt")
    if not shutil.which("xgettext"):
        sys.exit("The tool xgettext is missing: apt-get install gettext")
    ignored = [f"--ignore={folder}" for folder in (".venv", "tests", "dev.py")]
    return subprocess.call(
        [PYTHON, "manage.py", "makemessages", "--all", "--no-obsolete", "--no-wrap", "--add-location=file", *ignored]
    )


def compile_messages() -> int:
    """Compile each .po that is newer than its .mo. Runs on the Python that has polib."""
    import polib

    for source in ROOT.glob("locale/*/LC_MESSAGES/*.po"):
        target = source.with_suffix(".mo")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            say(f"Compiling {source.relative_to(ROOT)} …")
            catalogue = polib.pofile(str(source))
            catalogue.metadata_is_fuzzy = False
            catalogue.save_as_mofile(str(target))
    return 0


# Setting up


def set_up(*requirements: str) -> None:
    """Make .venv, install these requirements, write .env and compile the messages: whatever is not done yet."""
    if not (VENV / "bin" / "pip").exists():
        say("Making .venv …")
        if subprocess.call([sys.executable, "-m", "venv", "--clear", VENV]) != 0:
            sys.exit("This Python cannot make a virtual environment: apt-get install python3-venv")
    for file in requirements:
        install(ROOT / file)
    write_env()
    call(PYTHON, "dev.py", "compile")


def install(requirements: Path) -> None:
    """Install once for each content of the file: the stamp in .venv holds its hash."""
    stamp = VENV / f"{requirements.name}.sha256"
    wanted = hashlib.sha256(requirements.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say(f"Installing {requirements.name} (takes a minute, once) …")
    call(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement", requirements)
    stamp.write_text(wanted)


def write_env() -> None:
    """Say that this is a developer's machine; an .env that exists is never touched."""
    try:
        descriptor = os.open(ROOT / ".env", os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return
    say("Writing .env …")
    with open(descriptor, "w") as file:
        file.write(f"DEBUG=1\nSECRET_KEY={secrets.token_urlsafe(50)}\n")


def load_demo() -> None:
    """Fill a database that has no users yet."""
    asking = "from trainer.models import User; raise SystemExit(User.objects.exists())"
    if DEMO.exists() and subprocess.call([PYTHON, "manage.py", "shell", "--no-imports", "--command", asking]) == 0:
        say("Loading the demo …")
        call(PYTHON, "manage.py", "loaddata", "--verbosity", "0", DEMO)


def demo_logins() -> list[str]:
    """The user names of the demo, in its order."""
    rows = json.loads(DEMO.read_text(encoding="utf-8")) if DEMO.exists() else []
    return [row["fields"]["username"] for row in rows if row["model"] == "trainer.user"]


def chromium() -> str:
    """Where Chromium is; installs it, and the library that its driver needs, when root."""
    missing = [] if has_libatomic() else ["libatomic1"]
    if not find_browser():
        missing.append("chromium")
    if missing:
        command = f"apt-get update && apt-get install -y --no-install-recommends {' '.join(missing)}"
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            sys.exit(f"The browser tests need {' and '.join(missing)}. As root, run:\n    {command}")
        say(f"Installing {' and '.join(missing)} …")
        subprocess.check_call(command, shell=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    return find_browser()


def find_browser() -> str:
    names = [os.environ.get("CHROMIUM_BIN", ""), *BROWSERS]
    return next(filter(None, map(shutil.which, names)), "")


def has_libatomic() -> bool:
    try:
        ctypes.CDLL("libatomic.so.1")
    except OSError:
        return False
    return True


# Small things


def port_asked(arguments: list[str]) -> int:
    if not arguments:
        return 8000
    if len(arguments) == 2 and arguments[0] == "--port" and arguments[1].isdecimal() and 0 < int(arguments[1]) < 65536:
        return int(arguments[1])
    sys.exit("Usage: python3 dev.py run [--port N], N from 1 to 65535")


def free_port(first: int) -> int:
    for port in range(first, min(first + 100, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    sys.exit(f"No port from {first} on is free.")


def call(*command: str | Path) -> None:
    """Run a command; if it fails it has said why, and this ends."""
    code = subprocess.call(command)
    if code != 0:
        sys.exit(code)


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
