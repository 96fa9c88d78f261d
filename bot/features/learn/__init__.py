"""Learn why a move is good: hints, explanations, the minimax tree and its steps, and a course on minimax."""
