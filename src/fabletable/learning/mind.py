"""The net while it learns: needs PyTorch, which players never do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

CAREFUL: Final = 0.2
"""How much likelier or unlikelier a choice may become by one harvest."""

CURIOUS: Final = 0.006
"""How much it is worth not to be sure too early."""

KEPT: Final = 0.5
"""How much the chance to win counts in the fit beside the choices."""


class Mind(nn.Module):
    """What is seen, scaled; two layers; the wishes and the chance to win."""

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
        self.win = nn.Linear(width, 1)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        inner = torch.relu(self.first(seen * self.scale))
        inner = torch.relu(self.second(inner))
        return self.wish(inner), self.win(inner)[:, 0]

    def meet(self, seen: Tensor, mask: Tensor) -> None:
        """Remember what was ever seen and ever allowed."""
        self.fields_met.copy_(torch.maximum(self.fields_met, (seen != 0).any(dim=0).float()))
        self.words_met.copy_(torch.maximum(self.words_met, mask.any(dim=0).float()))

    def weights(self) -> dict[str, NDArray[Any]]:
        """For players: matrices from the left, the scale folded in. What was never met weighs nothing, so that it takes
        no room in a file."""

        def told(tensor: Tensor) -> NDArray[Any]:
            found: NDArray[Any] = tensor.detach().float().cpu().numpy()
            return found

        return {
            "first": told(self.first.weight * self.scale * self.fields_met).T,
            "first-more": told(self.first.bias),
            "second": told(self.second.weight).T,
            "second-more": told(self.second.bias),
            "wish": told(self.wish.weight * self.words_met[:, None]).T,
            "wish-more": told(self.wish.bias * self.words_met),
            "win": told(self.win.weight).T,
            "win-more": told(self.win.bias),
        }


class Lesson:
    """Harvests of many players as tensors."""

    def __init__(self, harvests: list[Mapping[str, NDArray[Any]]], words: int, device: str) -> None:
        def joined(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([harvest[name] for harvest in harvests])).to(device)

        self.seen = joined("seen")
        self.bits = joined("mask")
        self.place = joined("place").long()
        self.likely = joined("likely")
        self.gain = joined("gain")
        self.hope = joined("hope").clamp(0.0, 1.0)
        self.words = words

    def __len__(self) -> int:
        return len(self.hope)


class Wiser:
    """Lessons of a look ahead as tensors: the wishes to learn, and how the games ended."""

    def __init__(self, lessons: list[Mapping[str, NDArray[Any]]], words: int, device: str) -> None:
        def joined(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([lesson[name] for lesson in lessons])).to(device)

        self.seen = joined("seen")
        self.bits = joined("mask")
        self.wanted = joined("wanted")
        self.share = joined("share")
        self.words = words

    def __len__(self) -> int:
        return len(self.share)


def mask_of(bits: Tensor, words: int) -> Tensor:
    weights = torch.tensor([128, 64, 32, 16, 8, 4, 2, 1], dtype=torch.uint8, device=bits.device)
    return ((bits[:, :, None] & weights) != 0).reshape(len(bits), -1)[:, :words]


def scaled(mind: Mind, lesson: Lesson) -> None:
    """Each field by how far it ranges, so that a score of 90 does not shout down a single card."""
    spread = lesson.seen[:: max(1, len(lesson) // 50_000)].float().std(dim=0)
    mind.scale.copy_(1.0 / spread.clamp(min=0.25))


def logs_of(wishes: Tensor, mask: Tensor) -> Tensor:
    return torch.log_softmax(wishes.masked_fill(~mask, -1e9), dim=1)


def imitated(mind: Mind, lesson: Lesson, steps: torch.optim.Optimizer, times: int, batch: int) -> dict[str, float]:
    """Go over games of somebody else: take the same choices, expect the same ends."""
    told = {"choice": 0.0, "win": 0.0, "same": 0.0}
    count = 0
    for _ in range(times):
        for rows in torch.randperm(len(lesson), device=lesson.seen.device).tensor_split(max(1, len(lesson) // batch)):
            mask = mask_of(lesson.bits[rows], lesson.words)
            mind.meet(lesson.seen[rows], mask)
            wishes, wins = mind(lesson.seen[rows].float())
            logs = logs_of(wishes, mask)
            choice = -logs.gather(1, lesson.place[rows][:, None]).mean()
            win = nn.functional.binary_cross_entropy_with_logits(wins, lesson.hope[rows])
            go(mind, steps, choice + KEPT * win)
            told["choice"] += float(choice.detach())
            told["win"] += float(win.detach())
            told["same"] += float((logs.argmax(dim=1) == lesson.place[rows]).float().mean())
            count += 1
    return {name: value / count for name, value in told.items()}


def encouraged(mind: Mind, lesson: Lesson, steps: torch.optim.Optimizer, times: int, batch: int) -> dict[str, float]:
    """Go over the net's own games: choices that gained are wanted more, those that lost less, a little at a time
    (proximal policy optimisation); and expect what came."""
    told = {"win": 0.0, "wonder": 0.0, "moved": 0.0}
    count = 0
    gains = (lesson.gain - lesson.gain.mean()) / lesson.gain.std().clamp(min=1e-6)
    for _ in range(times):
        for rows in torch.randperm(len(lesson), device=lesson.seen.device).tensor_split(max(1, len(lesson) // batch)):
            mask = mask_of(lesson.bits[rows], lesson.words)
            mind.meet(lesson.seen[rows], mask)
            wishes, wins = mind(lesson.seen[rows].float())
            logs = logs_of(wishes, mask)
            now = logs.gather(1, lesson.place[rows][:, None])[:, 0]
            times_likelier = torch.exp(now - lesson.likely[rows])
            gain = gains[rows]
            choice = -torch.min(times_likelier * gain, times_likelier.clamp(1 - CAREFUL, 1 + CAREFUL) * gain).mean()
            win = nn.functional.binary_cross_entropy_with_logits(wins, lesson.hope[rows])
            wonder = -(logs.exp() * logs.clamp(min=-50.0)).sum(dim=1).mean()
            go(mind, steps, choice + KEPT * win - CURIOUS * wonder)
            told["win"] += float(win.detach())
            told["wonder"] += float(wonder.detach())
            told["moved"] += float((times_likelier - 1).abs().mean().detach())
            count += 1
    return {name: value / count for name, value in told.items()}


def fit(
    mind: Mind, wiser: Wiser, fast: Lesson, steps: torch.optim.Optimizer, times: int, batch: int
) -> dict[str, float]:
    """Wish what the look ahead would have one wish; expect what came, in its games and in many fast ones."""
    told = {"choice": 0.0, "win": 0.0, "same": 0.0}
    count = 0
    device = wiser.seen.device
    for _ in range(times):
        quick = torch.randperm(len(fast), device=device)
        slow = torch.randperm(len(wiser), device=device)
        parts = max(1, len(slow) // batch)
        for rows, more in zip(slow.tensor_split(parts), quick.tensor_split(parts), strict=True):
            wishes, wins = mind(wiser.seen[rows].float())
            logs = logs_of(wishes, mask_of(wiser.bits[rows], wiser.words))
            target = wiser.wanted[rows].float()
            choice = -(target * logs.clamp(min=-50.0)).sum(dim=1).mean()
            _, quickly = mind(fast.seen[more].float())
            win = nn.functional.binary_cross_entropy_with_logits(quickly, fast.hope[more])
            own = nn.functional.binary_cross_entropy_with_logits(wins, wiser.share[rows])
            go(mind, steps, choice + KEPT * (win + 0.3 * own))
            told["choice"] += float(choice.detach())
            told["win"] += float(win.detach())
            told["same"] += float((logs.argmax(dim=1) == target.argmax(dim=1)).float().mean())
            count += 1
    return {name: value / count for name, value in told.items()}


def go(mind: Mind, steps: torch.optim.Optimizer, loss: Tensor) -> None:
    steps.zero_grad(set_to_none=True)
    loss.backward()  # type: ignore[no-untyped-call]
    nn.utils.clip_grad_norm_(mind.parameters(), 1.0)
    steps.step()
