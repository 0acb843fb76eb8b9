"""The decks, one file each."""
