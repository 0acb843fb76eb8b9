"""The faces and cards of Dice Forge."""
