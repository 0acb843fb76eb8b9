"""A Ray cluster of two nodes plays the same games, and a worker that dies costs its batch once (`make ray-test`)."""

import os
from pathlib import Path

import pytest

import fabletable
from fabletable.bots import Bot, bring_bot
from fabletable.bots.random import Random
from fabletable.lab import prepare, simulate
from fabletable.lab.dataset import write_dataset
from fabletable.lab.executors import RayCluster, executor_from
from fabletable.terminal.main import run
from tests.kernel.lanterns import Lanterns

ray = pytest.importorskip("ray")

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(scope="module")
def cluster():
    """Start two nodes of one core each on this machine."""
    from ray.cluster_utils import Cluster

    cluster = Cluster()
    for _ in range(2):
        cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
    yield cluster
    ray.shutdown()
    cluster.shutdown()


class Mortal(Random):
    """Takes its process with it at its first decision ever; a file remembers that it has died."""

    mark = ""

    def decide(self, decision, imagine):
        path = Path(self.mark)
        if not path.exists():
            path.write_text("dead")
            os._exit(1)
        return super().decide(decision, imagine)


class Where(Bot):
    """Leaves a file named after the node it plays on."""

    looks_ahead = False
    folder = ""

    def decide(self, decision, imagine):
        (Path(self.folder) / ray.get_runtime_context().get_node_id()).touch()
        return decision.options[0]


def test_the_cluster_plays_the_same_games(cluster):
    settings = {"players": 3, "bots": ["random", "greedy"], "seed": "s", "coverage": True, "watch": True}
    executor = RayCluster()
    assert executor.workers == 2
    outcome = prepare("diceforge", 12, **settings).play(executor)
    one = simulate("diceforge", 12, **settings)
    assert outcome.fingerprint == one.fingerprint
    assert (outcome.rows, outcome.coverage, outcome.things) == (one.rows, one.coverage, one.things)
    assert executor.tasks > 1
    assert executor.overhead >= 0


def test_both_nodes_play_and_brought_games_travel(cluster, tmp_path):
    fabletable.bring(Lanterns())
    bring_bot("where", type("There", (Where,), {"folder": str(tmp_path)}))
    outcome = prepare("lanterns", 60, 2, ["where"], "s").play(RayCluster())
    assert (outcome.finished, outcome.errors) == (60, 0)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_worker_that_dies_costs_its_batch_once(cluster, tmp_path):
    bring_bot("mortal", type("Marked", (Mortal,), {"mark": str(tmp_path / "mark")}))
    bring_bot("immortal", Random)
    settings = {"games": 24, "players": 2, "seed": "s"}
    outcome = prepare("diceforge", bots=["mortal"], **settings).play(RayCluster())
    assert (tmp_path / "mark").exists()
    assert (outcome.finished, outcome.errors) == (24, 0)
    again = simulate("diceforge", bots=["mortal"], **settings)
    assert outcome.fingerprint == again.fingerprint


def test_a_dataset_from_the_cluster_is_the_same(cluster, tmp_path):
    for folder, executor in (("one", None), ("ray", RayCluster)):
        write_dataset(tmp_path / folder, "diceforge", 21, ["random"], 2, "s", executor=executor)
    one, other = (sorted((tmp_path / name / "positions").iterdir()) for name in ("one", "ray"))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in other]


def test_the_overhead_a_task_is_printed(cluster, capsys):
    assert run(["simulate", "diceforge", "--games", "8", "--on", "ray"]) == 0
    said = capsys.readouterr()
    assert "8 games" in said.out
    assert "ms a task beyond the games themselves" in said.err


def test_no_cluster_at_an_address(cluster):
    ray.shutdown()
    try:
        with pytest.raises(fabletable.Refused) as no:
            executor_from("ray:127.0.0.1:1", 1)
        assert no.value.code == "why-no-cluster"
    finally:
        ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
