"""A test that takes ``any_sample`` runs for every game, player count and option on the shelf; one that takes ``sample``
for a few tables of each game."""

import pytest

from tests.conformance.samples import few_of, samples

SAMPLES = samples()
FEW = few_of(SAMPLES)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for name, found in (("any_sample", SAMPLES), ("sample", FEW)):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, found, ids=[sample.id for sample in found])
