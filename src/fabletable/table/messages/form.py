"""The form of a person, as they read it."""

from __future__ import annotations

import msgspec

from fabletable.coach.form import Form


class FormInfo(msgspec.Struct):
    """The form of a person. ``waiting`` counts finished games that are not reviewed yet; ``part`` of the review in
    progress is done. ``by_itself``: games are reviewed when the machine has nothing else to do."""

    form: Form
    waiting: int
    part: float
    by_itself: bool


class FormSettings(msgspec.Struct, forbid_unknown_fields=True):
    by_itself: bool
