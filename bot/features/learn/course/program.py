"""The minimax program that the course builds, as the tutorials write it. The lessons show these very functions.

X is the maximiser. A board is a list of nine: "X", "O" or, for a free square, its index. Functions change the board
that they are given and change it back. Lines have at most 44 columns, for phones.
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
        each for each in board
        if isinstance(each, int)
    ]


def has_won(
    board: Board, mark: str
) -> bool:
    for line in LINES:
        marks = {board[at] for at in line}
        if marks == {mark}:
            return True
    return False


def score(board: Board) -> int:
    if has_won(board, "O"):
        return -10
    if has_won(board, "X"):
        return +10
    return 0


def other(mover: str) -> str:
    return "O" if mover == "X" else "X"


def best(
    found: list[int], mover: str
) -> int:
    if mover == "X":
        return max(found)
    return min(found)


def scores(
    board: Board, mover: str
) -> list[int]:
    found, then = [], other(mover)
    for square in free(board):
        board[square] = mover
        found += [minimax(board, then)]
        board[square] = square  # undo
    return found


def is_over(board: Board) -> bool:
    return (
        has_won(board, "O")  # have they?
        or has_won(board, "X")  # have we?
        or not free(board)  # is it full?
    )


def minimax(
    board: Board, mover: str
) -> int:
    if is_over(board):
        return score(board)
    found = scores(board, mover)
    return best(found, mover)


def best_move(
    board: Board, mover: str
) -> int:
    found = scores(board, mover)
    top = best(found, mover)
    return free(board)[found.index(top)]


def soonest(
    board: Board, mover: str, depth: int
) -> int:
    if has_won(board, "O"):
        return depth - 10
    if has_won(board, "X"):
        return 10 - depth
    if not free(board):
        return 0
    found, then = [], other(mover)
    for square in free(board):
        board[square] = mover
        found += [
            soonest(board, then, depth + 1)
        ]
        board[square] = square
    return best(found, mover)


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
            break  # cut the rest
    return alpha if mover == "X" else beta


def remembering(
    board: Board, mover: str,
    memory: dict[str, int],
) -> int:
    key = f"{mover} {board}"
    if key in memory:
        return memory[key]
    memory[key] = score(board)
    if is_over(board):
        return memory[key]
    found, then = [], other(mover)
    for square in free(board):
        board[square] = mover
        found += [
            remembering(board, then, memory)
        ]
        board[square] = square
    memory[key] = best(found, mover)
    return memory[key]
