"""The director: moments of a match in, scripts out. It knows no game, no server and no client.

``direct`` groups the moments of one seat into scenes, weighs each by what that seat may know, and says how it is
staged: as a toast, flowing on, held once, or with the whole room.
"""

from fabletable.director.engine import direct, paired
from fabletable.director.knowledge import Knowledge
from fabletable.director.script import SceneScript, ScriptBeat, WeightPart

__all__ = ["Knowledge", "SceneScript", "ScriptBeat", "WeightPart", "direct", "paired"]
