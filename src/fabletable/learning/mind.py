"""The network during training. It needs PyTorch; playing does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from fabletable.bots.net_file import BEST, NEAR, SAID, TRUST

CAREFUL: Final = 0.2
"""The clip range of proximal policy optimisation."""

KEPT: Final = 0.5
"""The weight of the chance to win in the loss, beside the policy."""

TRUSTING: Final = {BEST: 1.0, NEAR: 3.0, SAID: 1.0}
"""The initial trust in the game's own advice: an untrained net plays as greedy does."""

NEVER: Final = -1e9


class Mind(nn.Module):
    """The network: scaled inputs, two layers, and as outputs the policy, the trust in advice and the chance to win."""

    scale: Tensor
    fields_met: Tensor
    words_met: Tensor

    def __init__(self, fields: int, words: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(fields))
        self.register_buffer("fields_met", torch.zeros(fields))
        self.register_buffer("words_met", torch.zeros(words))
        self.first = nn.Linear(fields, width)
        self.second = nn.Linear(width, width)
        self.wish = nn.Linear(width, words)
        self.trust = nn.Linear(width, len(TRUSTING))
        self.win = nn.Linear(width, 1)
        for head in (self.wish, self.trust, self.win):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        for what, how_much in TRUSTING.items():
            nn.init.constant_(self.trust.bias[what], how_much)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        inner = torch.relu(self.first(seen * self.scale))
        inner = torch.relu(self.second(inner))
        return self.wish(inner), self.trust(inner), self.win(inner)[:, 0]

    def meet(self, lesson: Position) -> None:
        """Note the inputs and options that occurred."""
        self.fields_met[lesson.fields_met()] = 1.0
        self.words_met[lesson.words_met()] = 1.0

    def recall(self, weights: Mapping[str, NDArray[Any]]) -> None:
        """Take over the weights of a net, with the present scale of the fields. Fields that it never met stay unscaled;
        a net that learned without the game's advice trusts none."""

        def laid(into: Tensor, values: NDArray[Any]) -> None:
            into.data.copy_(torch.from_numpy(np.array(values, dtype=np.float32)))

        first = np.asarray(weights["first"], dtype=np.float32)
        scale: NDArray[Any] = self.scale.cpu().numpy()
        laid(self.first.weight, (first / scale[:, None]).T)
        laid(self.first.bias, weights["first-more"])
        for name, layer in (("second", self.second), ("wish", self.wish), ("win", self.win)):
            laid(layer.weight, weights[name].T)
            laid(layer.bias, weights[f"{name}-more"])
        nothing = {name: np.zeros_like(tensor.detach().cpu().numpy().T) for name, tensor in self._trusting().items()}
        for name, tensor in self._trusting().items():
            laid(tensor, weights.get(name, nothing[name]).T)
        laid(self.fields_met, (first != 0.0).any(axis=1))
        laid(self.words_met, (weights["wish"] != 0.0).any(axis=0) | (weights["wish-more"] != 0.0))

    def _trusting(self) -> dict[str, Tensor]:
        return dict(zip(TRUST, (self.trust.weight, self.trust.bias), strict=True))

    def weights(self) -> dict[str, NDArray[Any]]:
        """Return the weights for players, with the scale folded in. Unmet inputs and options get zeros, which compress
        well."""

        def array_of(tensor: Tensor) -> NDArray[Any]:
            found: NDArray[Any] = tensor.detach().float().cpu().numpy()
            return found

        return {
            "first": array_of(self.first.weight * self.scale * self.fields_met).T,
            "first-more": array_of(self.first.bias),
            "second": array_of(self.second.weight).T,
            "second-more": array_of(self.second.bias),
            "wish": array_of(self.wish.weight * self.words_met[:, None]).T,
            "wish-more": array_of(self.wish.bias * self.words_met),
            "win": array_of(self.win.weight).T,
            "win-more": array_of(self.win.bias),
            "trust": array_of(self.trust.weight).T,
            "trust-more": array_of(self.trust.bias),
        }


PlayerArrays: TypeAlias = list[Mapping[str, NDArray[Any]]]
"""The arrays of each playing process, by name."""


def joined(brought: PlayerArrays, name: str, device: str) -> Tensor:
    """Return the arrays of this name of all processes, joined."""
    return torch.from_numpy(np.concatenate([each[name] for each in brought])).to(device)


class Scattered:
    """Sparse rows."""

    def __init__(self, brought: PlayerArrays, name: str, width: int, device: str) -> None:
        self.width = width
        self.at = joined(brought, f"{name}-at", device).int()
        self.value = joined(brought, f"{name}-value", device)
        self.count = joined(brought, f"{name}-count", device).long()
        self.begin = torch.cumsum(self.count, 0) - self.count

    def __getitem__(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return the rows and columns of the known entries of these rows."""
        count = self.count[rows]
        row = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), count)
        within = torch.arange(len(row), device=rows.device) - torch.repeat_interleave(
            torch.cumsum(count, 0) - count, count
        )
        source = torch.repeat_interleave(self.begin[rows], count) + within
        return row * self.width + self.at[source], source

    def full(self, rows: Tensor, empty: float = 0.0) -> Tensor:
        """Return these rows as a dense tensor."""
        where, source = self[rows]
        found = torch.full((len(rows) * self.width,), empty, device=rows.device)
        found[where] = self.value[source].float()
        return found.view(len(rows), self.width)


class Position:
    """Positions as tensors: the inputs, the options, and the game's own advice."""

    def __init__(self, brought: PlayerArrays, fields: int, words: int, device: str) -> None:
        self.seen = Scattered(brought, "seen", fields, device)
        self.near = Scattered(brought, "near", words, device)
        self.said = joined(brought, "said", device)
        self.device = device

    def __len__(self) -> int:
        return len(self.said)

    def fields_met(self) -> Tensor:
        return self.seen.at.unique().long()

    def words_met(self) -> Tensor:
        return self.near.at.unique().long()

    def predict(self, mind: Mind, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log policy of each word and the log odds to win."""
        policy, trust, more = mind(self.seen.full(rows))
        near = self.near.full(rows, NEVER)
        # Nearness is -1 at least; a word far below that was not on offer.
        offered = near > -2.0
        policy = policy + trust[:, NEAR, None] * near + trust[:, BEST, None] * (near == 0.0)
        logs = torch.log_softmax(policy.masked_fill(~offered, NEVER), dim=1)
        return logs, more + trust[:, SAID] * self.said[rows]

    def parts(self, batch: int) -> tuple[Tensor, ...]:
        """Return all rows in random order, in batches."""
        found: tuple[Tensor, ...] = torch.randperm(len(self), device=self.device).tensor_split(
            max(1, len(self) // batch)
        )
        return found


class PlayBatch(Position):
    """Experience of self-play: the choices and their gains."""

    def __init__(self, brought: PlayerArrays, fields: int, words: int, device: str) -> None:
        super().__init__(brought, fields, words, device)
        self.place = joined(brought, "place", device).long()
        self.likely = joined(brought, "likely", device)
        self.gain = joined(brought, "gain", device)
        self.hope = joined(brought, "hope", device).clamp(0.0, 1.0)


class SearchBatch(Position):
    """Experience of search: the improved policies and the results."""

    def __init__(self, brought: PlayerArrays, fields: int, words: int, device: str) -> None:
        super().__init__(brought, fields, words, device)
        self.wanted = Scattered(brought, "wanted", words, device)
        self.share = joined(brought, "share", device)


def scaled(mind: Mind, lesson: Position) -> None:
    """Set the scale of each input by its range, so that large numbers do not dominate."""
    rows = torch.arange(0, len(lesson), max(1, len(lesson) // 20_000), device=lesson.device)
    mind.scale.copy_(1.0 / lesson.seen.full(rows).std(dim=0).clamp(min=0.25))


def expected(odds: Tensor, hope: Tensor) -> Tensor:
    """Return the loss of the predicted chance to win."""
    return nn.functional.binary_cross_entropy_with_logits(odds, hope)


def encouraged(
    mind: Mind, lesson: PlayBatch, steps: torch.optim.Optimizer, times: int, batch: int, curious: float
) -> dict[str, float]:
    """Train on self-play by proximal policy optimisation, and fit the chance to win. ``curious`` is the weight of the
    entropy."""
    losses = {"win": 0.0, "wonder": 0.0, "moved": 0.0}
    count = 0
    gains = (lesson.gain - lesson.gain.mean()) / lesson.gain.std().clamp(min=1e-6)
    for _ in range(times):
        for rows in lesson.parts(batch):
            logs, odds = lesson.predict(mind, rows)
            now = logs.gather(1, lesson.place[rows][:, None])[:, 0]
            times_likelier = torch.exp(now - lesson.likely[rows])
            gain = gains[rows]
            choice = -torch.min(times_likelier * gain, times_likelier.clamp(1 - CAREFUL, 1 + CAREFUL) * gain).mean()
            win = expected(odds, lesson.hope[rows])
            wonder = -(logs.exp() * logs.clamp(min=-50.0)).sum(dim=1).mean()
            go(mind, steps, choice + KEPT * win - curious * wonder)
            losses["win"] += float(win.detach())
            losses["wonder"] += float(wonder.detach())
            losses["moved"] += float((times_likelier - 1).abs().mean().detach())
            count += 1
    return {name: value / count for name, value in losses.items()}


def fit(
    mind: Mind, wiser: SearchBatch, fast: PlayBatch, steps: torch.optim.Optimizer, times: int, batch: int
) -> dict[str, float]:
    """Fit the improved policies of search, and the chance to win in those games and in fast ones."""
    losses = {"choice": 0.0, "win": 0.0, "same": 0.0}
    count = 0
    for _ in range(times):
        slow = wiser.parts(batch)
        quick = torch.randperm(len(fast), device=fast.device).tensor_split(len(slow))
        for rows, more in zip(slow, quick, strict=True):
            logs, odds = wiser.predict(mind, rows)
            target = wiser.wanted.full(rows)
            choice = -(target * logs.clamp(min=-50.0)).sum(dim=1).mean()
            win = expected(fast.predict(mind, more)[1], fast.hope[more])
            go(mind, steps, choice + KEPT * (win + 0.3 * expected(odds, wiser.share[rows])))
            losses["choice"] += float(choice.detach())
            losses["win"] += float(win.detach())
            losses["same"] += float((logs.argmax(dim=1) == target.argmax(dim=1)).float().mean())
            count += 1
    return {name: value / count for name, value in losses.items()}


def go(mind: Mind, steps: torch.optim.Optimizer, loss: Tensor) -> None:
    steps.zero_grad(set_to_none=True)
    loss.backward()  # type: ignore[no-untyped-call]
    nn.utils.clip_grad_norm_(mind.parameters(), 1.0)
    steps.step()
