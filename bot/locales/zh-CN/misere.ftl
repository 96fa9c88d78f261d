variant-misere = 反井字棋
choice-misere = 反井字棋
rules-misere = 反井字棋：谁三子连线谁输。
end-misere = { $loser } 三子连线，按规则算输。
topic-misere = 反井字棋
topic-misere-text =
    三子连线算**输**。想办法让对方连成一线。
    棋盘是 3x3。
