"""The build hook of a wheel: builds the page (without a page there is no wheel) and writes out copies for a compiled
one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/fabletable/server/page")
PARTS = ("index.html", "icons.json", "licences.txt", "assets", "runtime")
"""The parts that every page has."""


class PageHook(BuildHookInterface[Any]):
    """Runs for wheels and for the sdist, which carries the built page so that installing it needs no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if wants_page(root):
            build_page(root / "web")
        missing = [part for part in PARTS if not (root / PAGE / part).exists()]
        if missing:
            raise SystemExit(f"The page is not complete ({', '.join(missing)} missing in {PAGE}): a wheel needs it.")
        if self.target_name == "wheel" and os.environ.get("HATCH_BUILD_HOOK_ENABLE_MYPYC"):
            write_out_copies(root)
            compile_side_by_side(Path(self.directory))


def wants_page(root: Path) -> bool:
    """Tell whether the page must be built. An unpacked sdist brings its page; a fresh build is marked."""
    if (root / "PKG-INFO").is_file() or not (root / "web" / "package.json").is_file():
        return False
    return os.environ.get("FABLETABLE_PAGE") != "built"


def build_page(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("Building the page needs Node 20 or newer with npm, and there is none on the path.")
    environment = os.environ | {"PYTHON": sys.executable}
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"], ["run", "runtime"]):
        done = subprocess.run([npm, *words], cwd=web, env=environment, check=False)
        if done.returncode:
            raise SystemExit(f"`npm {' '.join(words)}` failed in {web}, so there is no page and no wheel.")


COMPILED = ("fabletable/kernel", "fabletable/bots", "fabletable/games")
"""The packages that are compiled; the others may need more than there is where a wheel is built."""


def write_out_copies(root: Path) -> None:
    """Write the copies of all States into the sources for mypyc, and its output beside them."""
    if (root / ".git").exists():
        raise SystemExit("Compiling changes the sources: build out of an sdist or a copy, as `make wheel` does.")
    source = str(root / "src")
    environment = os.environ | {"PYTHONPATH": source}
    words = [sys.executable, "-m", "fabletable.kernel.copying", source, *COMPILED]
    subprocess.run(words, env=environment, check=True)


SIDE_BY_SIDE = """
import os
from multiprocessing.pool import ThreadPool
import setuptools
from distutils.ccompiler import CCompiler

def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False, extra_preargs=None,
            extra_postargs=None, depends=None):
    macros, objects, postargs, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    words = self._get_cc_args(options, debug, extra_preargs)
    with ThreadPool(os.cpu_count()) as pool:
        pool.map(lambda one: self._compile(one, *build[one], words, postargs, options), build, chunksize=1)
    return objects

CCompiler.compile = compile
"""
"""Setuptools compiles the files of one library one after another; here they go side by side. It builds with the classes
it has put in the place of ``distutils``: those of ``setuptools._distutils`` are others, and nothing asks them."""

MADE_ANYWHERE = """
from mypyc.codegen import emitclass

def init_slot(cl, init_fn, emitter):
    closed = not cl.allow_interpreted_subclasses
    if closed and cl.is_serializable():
        cl.allow_interpreted_subclasses = True
    try:
        return emitclass.generate_init_for_class(cl, init_fn, emitter)
    finally:
        cl.allow_interpreted_subclasses = not closed

emitclass.SLOT_DEFS["__init__"] = ("tp_init", init_slot)
"""
"""A patch of mypyc, which leaves out ``__init__`` where interpreted code makes an object of a class that may be copied
(``serializable``) and has no interpreted subclasses: a pack's ``Gold(2)`` would have no number. With it, such a class
is initialised."""


def compile_side_by_side(folder: Path) -> None:
    """Compile with as many compilers as there are cores; setuptools takes that number from a file."""
    from hatch_mypyc import plugin

    write = plugin.construct_setup_file
    plugin.construct_setup_file = lambda *words, **options: SIDE_BY_SIDE + MADE_ANYWHERE + write(*words, **options)
    settings = folder / "build_ext.cfg"
    folder.mkdir(parents=True, exist_ok=True)
    settings.write_text(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n", "utf-8")
    os.environ["DIST_EXTRA_CONFIG"] = str(settings.resolve())
