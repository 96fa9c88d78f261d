variant-wild = 와일드
choice-wild = 와일드
rules-wild = 와일드: 어느 표시든 놓을 수 있어요. 같은 표시 세 개가 한 줄이면 이겨요.
placing = 와일드: 지금 칸을 누르면 { $mark } 표시가 놓여요. 같은 표시 세 개가 한 줄이면 이겨요.
button-place = { $mark } 놓기
move-with-mark = { $square }({ $mark })
topic-wild = 와일드
topic-wild-text =
    차례마다 X **또는** O 중 마음에 드는 쪽을 놓아요.
    같은 표시 세 개로 한 줄을 완성하면 이겨요. 나머지를 누가 놓았는지는 상관없어요.
    다른 표시를 놓으려면 칸보다 먼저 그 표시의 버튼을 누르거나, `/move`에 `5 o`처럼 쓰세요. 3x3 판에서 둬요.
