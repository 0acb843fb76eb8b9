"""The example that learns, in its first minute."""

import importlib.util
from pathlib import Path

import numpy as np

SCRIPT = Path(__file__).parents[2] / "examples" / "learn_diceforge.py"


def example():
    spec = importlib.util.spec_from_file_location("learn_diceforge", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_in_its_first_games(capsys):
    module = example()
    module.BATCH = 2_048
    net, curve = module.learn(games=150, seed=3, trial_games=64, every=150)
    assert len(curve) == 2
    assert curve[-1]["won"] > 0.7
    assert curve[-1]["won"] > curve[0]["won"]
    assert all(np.isfinite(weight).all() for weight in net.weights.values())
    assert "against random" in capsys.readouterr().out
