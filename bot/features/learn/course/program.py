"""The minimax program that the course builds, as the tutorials write it. The lessons show these very functions.

X is the maximiser. A board is a list of nine: "X", "O" or, for a free square, its index. Functions change the board
that they are given and change it back. The lines are short enough for a phone.
"""
# fmt: off

Board = list[str | int]


LINES = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
)


def free(board: Board) -> list[int]:
    return [
        square for square in board
        if isinstance(square, int)
    ]


def has_won(board: Board, mark: str) -> bool:
    return any(
        all(board[cell] == mark for cell in line)
        for line in LINES
    )


def score(board: Board) -> int:
    if has_won(board, "O"):
        return -10
    if has_won(board, "X"):
        return +10
    return 0


def other(mover: str) -> str:
    return "O" if mover == "X" else "X"


def scores(board: Board, mover: str) -> list[int]:
    found = []
    for square in free(board):
        board[square] = mover
        found.append(minimax(board, other(mover)))
        board[square] = square  # take it back
    return found


def is_over(board: Board) -> bool:
    return (
        has_won(board, "O")  # the opponent?
        or has_won(board, "X")  # we?
        or not free(board)  # is it full?
    )


def minimax(board: Board, mover: str) -> int:
    if is_over(board):
        return score(board)
    if mover == "X":
        return max(scores(board, mover))
    return min(scores(board, mover))


def best_move(board: Board, mover: str) -> int:
    found = scores(board, mover)
    best = max(found) if mover == "X" else min(found)
    return free(board)[found.index(best)]


def soonest(board: Board, mover: str, depth: int) -> int:
    if has_won(board, "O"):
        return depth - 10
    if has_won(board, "X"):
        return 10 - depth
    if not free(board):
        return 0
    found = []
    for square in free(board):
        board[square] = mover
        found.append(
            soonest(board, other(mover), depth + 1)
        )
        board[square] = square
    return max(found) if mover == "X" else min(found)


def alpha_beta(
    board: Board, mover: str,
    alpha: int = -99, beta: int = 99,
) -> int:
    if is_over(board):
        return score(board)
    for square in free(board):
        board[square] = mover
        found = alpha_beta(
            board, other(mover), alpha, beta
        )
        board[square] = square
        if mover == "X":
            alpha = max(alpha, found)
        else:
            beta = min(beta, found)
        if alpha >= beta:
            break  # cut the branches that are left
    return alpha if mover == "X" else beta


def remembering(
    board: Board, mover: str, memory: dict[str, int],
) -> int:
    key = f"{mover} {board}"
    if key in memory:
        return memory[key]
    best = score(board)
    if not is_over(board):
        found = []
        for square in free(board):
            board[square] = mover
            found.append(
                remembering(board, other(mover), memory)
            )
            board[square] = square
        best = max(found) if mover == "X" else min(found)
    memory[key] = best
    return best
