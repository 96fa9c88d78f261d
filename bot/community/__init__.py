"""What accumulates when people play: ratings, tournaments, puzzles. It hears changes, and plays no move of its own."""
