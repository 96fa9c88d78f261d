### "말로" 모양: 화면 낭독기를 쓰는 사람을 위해 문장으로 된 판.

spoken-row = 가로줄 { $row }: { $squares }.
spoken-board = { $row }번 판: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] 빈칸 { $square }
        [win] { $square } 승리
        [draw] { $square } 무승부
        [loss] { $square } 패배
        [right] { $square } 정답
        [wrong] { $square } 오답
        [goes] 다음에 사라질 { $mark }
       *[taken] { $mark }
    }
spoken-last = 마지막 수: { $square }에 { $mark }.
spoken-line = 완성된 줄: { $squares }에 { $mark }.
spoken-button-square =
    { $state ->
        [free] { $square }, 비어 있음
        [win] { $square }, 승리
        [draw] { $square }, 무승부
        [loss] { $square }, 패배
        [right] { $square }, 정답
        [wrong] { $square }, 오답
        [line] { $square }, { $mark }, 차 있음, 완성된 줄
        [goes] { $square }, { $mark }, 차 있음, 다음에 사라짐
       *[taken] { $square }, { $mark }, 차 있음
    }
spoken-done = 완료:
spoken-sign =
    { $sign ->
        [right] 정답
        [wrong] 오답
        [win] 승
        [draw] 무
        [loss] 패
        [allowed] 허용됨:
        [missing] 없음:
       *[streak] 연속
    }
