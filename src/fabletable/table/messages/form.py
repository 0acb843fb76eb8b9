"""The form of a person, as they read it."""

from __future__ import annotations

import msgspec

from fabletable.coach.form import Form


class FormInfo(msgspec.Struct):
    """``waiting`` finished games are not reviewed yet; of the one under way, ``part`` is done. ``by_itself``: they are
    reviewed when nothing else is asked of the machine."""

    form: Form
    waiting: int
    part: float
    by_itself: bool


class FormWish(msgspec.Struct, forbid_unknown_fields=True):
    by_itself: bool
