"""Each test that takes a ``sample`` runs for every game, player count and option on the shelf."""

import pytest

from tests.conformance.samples import samples


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "sample" in metafunc.fixturenames:
        found = samples()
        metafunc.parametrize("sample", found, ids=[sample.id for sample in found])
