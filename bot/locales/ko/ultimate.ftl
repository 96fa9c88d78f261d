variant-ultimate = 얼티밋
choice-ultimate = 얼티밋(판 아홉 개)
rules-ultimate = 얼티밋: 내가 둔 칸과 번호가 같은 판에 상대가 둬요. 세 개가 한 줄이면 판을 따내고, 판 세 개가 한 줄이면 이겨요.
ultimate-here = { $board }번 판에 두세요.
ultimate-any =
    { $count ->
        [0] 시작할 판을 아무거나 고르세요.
       *[other] { $sent }번 판은 끝났어요. 아무 판이나 고르세요.
    }
ultimate-chosen = { $board }번 판: 칸을 고르세요.
ultimate-button-back = 다른 판
ultimate-wrong-board = { $active }번 판에 두어야 해요. 거기 빈 칸: { $free }.
ultimate-board-finished = { $number }번 판은 끝났어요. 아직 빈 칸: { $free }.
ultimate-no-such-square = 5.3처럼 판과 칸을 써 주세요. 아직 빈 칸: { $free }.
ultimate-unreadable = 얼티밋 국면으로 읽을 수 없어요.
end-ultimate = { $moves }수 만에 판 세 개 한 줄.
topic-ultimate = 얼티밋
topic-ultimate-text =
    작은 판 아홉 개가 모여 큰 판이 돼요. 세 개를 한 줄로 이으면 작은 판을 따내고, 작은 판 세 개를 한 줄로 따내면 이겨요.
    둔 칸의 자리가 상대가 둘 판을 정해요. 오른쪽 위 칸에 두면 상대는 오른쪽 위 판에 둬요.
    그 판이 이미 끝났으면 상대가 아무 판이나 골라요. 줄 없이 꽉 찬 판은 누구의 것도 아니에요.
    칸을 누르거나, `/move`에 판과 칸을 쓰세요. `5.3`은 5번 판의 칸 3이에요. `/play board:ultimate`로 시작해요.
    저는 1초쯤 생각하고, 끝까지 보지는 않아요. 여기서는 `unbeatable`도 질 수 있어요.
