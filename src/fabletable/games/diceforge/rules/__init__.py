"""The rules of Dice Forge; read them beside the rulebook."""
