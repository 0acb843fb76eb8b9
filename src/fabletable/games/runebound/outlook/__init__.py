"""The basis of bots' decisions: the strength of a fighter, the worth of things, a fight seen from one side."""
