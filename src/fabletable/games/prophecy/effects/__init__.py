"""What cards do, one class an effect: do, possible, value. Cards are declared with them; rules know only their base."""
