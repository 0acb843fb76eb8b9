"""The effects of cards, one class each: do, possible, value. Cards are declared with them; rules know the base."""
