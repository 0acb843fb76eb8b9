"""Records, timelines and replays."""
