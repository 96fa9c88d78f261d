variant-misere = 미제르
choice-misere = 미제르
rules-misere = 미제르: 세 개를 한 줄로 이으면 져요.
end-misere = { $loser } 쪽이 세 개를 한 줄로 이었고, 여기서는 그러면 져요.
topic-misere = 미제르
topic-misere-text =
    세 개를 한 줄로 이으면 **져요**. 상대가 줄을 완성하게 만드세요.
    3x3 판에서 둬요.
