"""Training of nets: many fast games, a fit, a duel against the last generation (docs/players.md)."""
