"""The effects of cards: one class an effect, with all that can be asked of it. Cards are declared in these words."""
