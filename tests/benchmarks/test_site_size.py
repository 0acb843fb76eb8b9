"""A site of plain files stays as light as promised."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.site_feel import MOST, travels
from fabletable.server.http.page_files import PAGE
from fabletable.server.site import write_site


@pytest.mark.skipif(not (PAGE / "runtime" / "runtime.json").is_file(), reason="needs the page: make page")
def test_a_whole_site_weighs_less_than_twelve_megabytes(tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    assert sum(travels(tmp_path / "site").values()) < MOST
