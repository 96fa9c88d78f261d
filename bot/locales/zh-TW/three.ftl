variant-three = 三個記號
choice-three = 三個記號（第四個會拿掉最早的）
rules-three = 每方三個記號：放第四個時，你最早的那個會消失。三個連成一線就贏。
three-next = 下一個消失的：{ $first }，接著是 { $second }。
three-order = 從最早到最新：❌ { $x }；🔵 { $o }。
three-square-going = 你在 { $square } 的記號要等你下完這一步才會消失。還空著的：{ $free }。
three-again = 這個局面已經出現兩次，第三次就算平手。
end-repetition = 同一個局面出現了三次：平手。
topic-three = 三個記號
topic-three-text =
    雙方各有三個記號。放第四個時，你最早的那個會消失；它在棋盤上顏色比較淡。
    三個連成一線就贏。顏色比較淡的那一格，要等你下完這一步才會空出來。
    如果同一個局面出現三次，記號和先後順序也都一樣，就算平手。
    所有局面我都知道：先手從 2、4、6 或 8 開局，照最佳下法 7 步獲勝。棋盤是 3x3。
position-wrong-order = 這裡順序很重要。請按從最早到最新的順序寫記號，例如 X5 O1 X9：X 先下，接著輪流，每方最多三個，同一格不能寫兩次。
