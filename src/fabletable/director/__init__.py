"""The director: it turns moments of a match into scripts. It knows no game, no server and no client.

``direct`` groups the moments of one seat into scenes, computes the weight of each from what that seat may know, and
decides its staging: a toast, flowing on, held once, or with the whole room.
"""

from fabletable.director.engine import direct, paired
from fabletable.director.knowledge import Knowledge
from fabletable.director.script import SceneScript, ScriptBeat, WeightPart

__all__ = ["Knowledge", "SceneScript", "ScriptBeat", "WeightPart", "direct", "paired"]
