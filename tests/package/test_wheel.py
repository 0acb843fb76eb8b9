"""The package as others get it: built from a clean checkout, installed into an empty environment, sat down at.

The last test compiles, which takes minutes: ``make wheel-test ARGS="-k 'not compiled'"`` leaves it out.
"""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import zipfile
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import pytest

import fabletable

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[2]
UV = [sys.executable, "-m", "uv", "--quiet"]
PYTHON = ["--python", sys.executable]
GAMES = {"diceforge", "prophecy", "runebound", "witcher"}


def carried_out(*command, cwd=None, **environment):
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False, timeout=1800
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


def without_node(tmp_path):
    """Return a path with only the system's own small tools on it."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "env", "uname", "git"):
        found = shutil.which(name)
        if found:
            (tools / name).symlink_to(found)
    return str(tools)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """Copy everything that git knows or would take, and nothing that was built here."""
    folder = tmp_path_factory.mktemp("checkout")
    listed = carried_out("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    for name in filter(None, listed.split("\0")):
        source = ROOT / name
        if source.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, folder / name)
    assert not (folder / "src/fabletable/server/page").exists()
    return folder


@pytest.fixture(scope="module")
def built(checkout, tmp_path_factory):
    """Build the sdist and the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    carried_out(*UV, "build", *PYTHON, "--sdist", "--wheel", "--out-dir", folder, checkout)
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def sdist(built):
    return built[0]


@pytest.fixture(scope="module")
def wheel(built):
    return built[1]


def empty_environment(folder, package, **environment):
    """Install this package into a new environment, and return its folder of programs."""
    carried_out(*UV, "venv", *PYTHON, folder)
    carried_out(*UV, "pip", "install", "--python", folder / "bin" / "python", package, **environment)
    return folder / "bin"


@contextmanager
def playing(command, folder):
    """Run ``fabletable play`` on a free port, and return its address once it answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [*map(str, command), "play", "--no-browser", "--port", str(port), "--data", str(folder)]
    with subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            yield answering(f"http://127.0.0.1:{port}", server)
        finally:
            server.terminate()
            server.wait(30)


def answering(address, server):
    for _ in range(600):
        assert server.poll() is None, server.stdout.read()[-4000:]
        try:
            with urlopen(address + "/health", timeout=5):
                return address
        except URLError:
            time.sleep(0.2)
    raise AssertionError("no answer in two minutes")


def served(address, path):
    with urlopen(address + path, timeout=30) as answer:
        assert answer.status == 200
        return answer.read().decode()


def check_the_table(address):
    """Check that the page with its parts, and the games, are served."""
    page = served(address, "/")
    script = page.partition('src="/assets/')[2].partition('"')[0]
    assert script.endswith(".js")
    entry = served(address, "/assets/" + script)
    parts = [served(address, "/assets/" + part) for part in re.findall(r'from"\./([^"]+\.js)"', entry)]
    assert len(entry) + sum(map(len, parts)) > 100_000
    games = msgspec.json.decode(served(address, "/api/games"))
    assert {game["key"] for game in (games["games"] if isinstance(games, dict) else games)} >= GAMES


def test_the_wheel_holds_the_page_and_whose_work_it_is(wheel):
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        terms = opened.read("fabletable/server/page/licences.txt").decode()
        about = opened.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert any(name.startswith("fabletable/server/page/assets/") and name.endswith(".js") for name in names)
    assert not any("/page/.built" in name or name.endswith((".so", ".c")) for name in names)
    assert "SIL Open Font License" in terms
    assert "CC-BY-3.0" in terms
    assert f"\nVersion: {fabletable.__version__}\n" in about


def test_the_core_alone_simulates_and_says_what_a_table_needs(wheel, tmp_path):
    programs = empty_environment(tmp_path / "core", wheel)
    listed = carried_out(*UV, "pip", "list", "--python", programs / "python")
    assert not any(name in listed for name in ("litestar", "sqlalchemy", "textual", "cryptography", "numpy"))
    run = carried_out(programs / "fabletable", "simulate", "diceforge", "--games", 2, "--players", 2, cwd=tmp_path)
    assert "2 games" in run
    refused = subprocess.run([programs / "fabletable", "play"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert 'pip install "fabletable[table]"' in refused.stderr


def test_a_table_opens_from_the_wheel(wheel, tmp_path):
    programs = empty_environment(tmp_path / "environment", f"fabletable[table] @ {wheel.as_uri()}")
    with playing([programs / "fabletable"], tmp_path) as address:
        check_the_table(address)


def test_a_table_opens_from_the_sdist_without_node(sdist, tmp_path):
    package = f"fabletable[table] @ {sdist.as_uri()}"
    programs = empty_environment(tmp_path / "environment", package, PATH=without_node(tmp_path))
    with playing([programs / "fabletable"], tmp_path) as address:
        check_the_table(address)


def test_a_table_opens_without_being_installed(wheel, tmp_path):
    command = [*UV, "tool", "run", *PYTHON, "--from", f"fabletable[table] @ {wheel.as_uri()}", "fabletable"]
    with playing(command, tmp_path) as address:
        check_the_table(address)


def test_without_node_a_checkout_gives_no_wheel_and_says_why(checkout, tmp_path):
    bare = tmp_path / "bare"
    shutil.copytree(checkout, bare, ignore=shutil.ignore_patterns("node_modules", "page"))
    done = subprocess.run(
        [sys.executable, "-m", "uv", "build", *PYTHON, "--wheel", "--out-dir", tmp_path / "dist", bare],
        env=os.environ | {"PATH": without_node(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "needs Node 20 or newer" in done.stderr + done.stdout
    assert not list((tmp_path / "dist").glob("*.whl"))


@pytest.mark.timeout(3600)
def test_a_table_opens_from_the_compiled_wheel(sdist, tmp_path):
    """Compiled out of the sdist: it can build everything."""
    dist = tmp_path / "dist"
    carried_out(*UV, "build", *PYTHON, "--wheel", "--out-dir", dist, sdist, HATCH_BUILD_HOOK_ENABLE_MYPYC="1")
    compiled = next(dist.glob("*.whl"))
    assert "none-any" not in compiled.name
    programs = empty_environment(tmp_path / "environment", f"fabletable[table] @ {compiled.as_uri()}")
    where = carried_out(programs / "python", "-c", "import fabletable.kernel.match as m; print(m.__file__)")
    assert where.strip().endswith(".so")
    with playing([programs / "fabletable"], tmp_path) as address:
        check_the_table(address)
