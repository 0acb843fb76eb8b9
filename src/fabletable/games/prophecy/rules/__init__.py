"""The rules, to be read beside the rulebook."""
