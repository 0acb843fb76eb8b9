"""Chat, reactions and muting."""
