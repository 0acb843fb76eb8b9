"""The net while it learns: needs PyTorch, which players never do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

CLIP: Final = 0.2
"""A choice becomes at most so much likelier or unlikelier by one fit."""
KEPT: Final = 0.5
"""How much the chance to win counts in the fit beside the choices."""


class Mind(nn.Module):
    """What is seen, scaled; two layers; the wishes and the chance to win."""

    scale: Tensor

    def __init__(self, fields: int, words: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(fields))
        self.first = nn.Linear(fields, width)
        self.second = nn.Linear(width, width)
        self.wish = nn.Linear(width, words)
        self.win = nn.Linear(width, 1)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        inner = torch.relu(self.first(seen * self.scale))
        inner = torch.relu(self.second(inner))
        return self.wish(inner), self.win(inner)[:, 0]

    def weights(self) -> dict[str, NDArray[Any]]:
        """For players: matrices from the left, the scale folded in."""

        def told(tensor: Tensor) -> NDArray[Any]:
            return tensor.detach().float().cpu().numpy()

        return {
            "first": told(self.first.weight * self.scale).T,
            "first-more": told(self.first.bias),
            "second": told(self.second.weight).T,
            "second-more": told(self.second.bias),
            "wish": told(self.wish.weight).T,
            "wish-more": told(self.wish.bias),
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
        self.chance = joined("chance")
        self.gain = joined("gain")
        self.hope = joined("hope").clamp(0.0, 1.0)
        self.words = words
        self._weights = torch.tensor([128, 64, 32, 16, 8, 4, 2, 1], dtype=torch.uint8, device=device)

    def __len__(self) -> int:
        return len(self.place)

    def mask(self, rows: Tensor) -> Tensor:
        bits = (self.bits[rows][:, :, None] & self._weights) != 0
        return bits.reshape(len(rows), -1)[:, : self.words]


def scaled(mind: Mind, lesson: Lesson) -> None:
    """Each field by how far it ranges, so that a score of 90 does not shout down a single card."""
    spread = lesson.seen[:: max(1, len(lesson) // 50_000)].float().std(dim=0)
    mind.scale.copy_(1.0 / spread.clamp(min=0.25))


def logs_of(wishes: Tensor, mask: Tensor) -> Tensor:
    return torch.log_softmax(wishes.masked_fill(~mask, -1e9), dim=1)


def fit(
    mind: Mind,
    lesson: Lesson,
    steps: torch.optim.Optimizer,
    *,
    times: int,
    batch: int,
    imitate: bool,
    wonder: float,
) -> dict[str, float]:
    """Go over the lesson a few times. ``imitate``: the choices are right; else better ones than expected become
    likelier. ``wonder`` keeps the net trying other things."""
    gain = (lesson.gain - lesson.gain.mean()) / (lesson.gain.std() + 1e-6)
    told = {"choice": 0.0, "win": 0.0, "wonder": 0.0, "same": 0.0}
    count = 0
    device = lesson.seen.device
    for _ in range(times):
        for rows in torch.randperm(len(lesson), device=device).split(batch):
            wishes, wins = mind(lesson.seen[rows].float())
            logs = logs_of(wishes, lesson.mask(rows))
            chosen = logs.gather(1, lesson.place[rows][:, None])[:, 0]
            if imitate:
                choice = -chosen.mean()
            else:
                ratio = (chosen - lesson.chance[rows]).exp()
                held = ratio.clamp(1.0 - CLIP, 1.0 + CLIP)
                choice = -torch.minimum(ratio * gain[rows], held * gain[rows]).mean()
            win = nn.functional.binary_cross_entropy_with_logits(wins, lesson.hope[rows])
            spread = -(logs.exp() * logs.clamp(min=-50.0)).sum(dim=1).mean()
            loss = choice + KEPT * win - wonder * spread
            steps.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(mind.parameters(), 1.0)
            steps.step()
            told["choice"] += float(choice.detach())
            told["win"] += float(win.detach())
            told["wonder"] += float(spread.detach())
            told["same"] += float((logs.argmax(dim=1) == lesson.place[rows]).float().mean())
            count += 1
    return {name: value / count for name, value in told.items()}
