"""What bots look from: how strong a hero fights, what things are worth, a fight seen from one side."""
