variant-three = 三个标记
choice-three = 三个标记（第四个会移走最早的）
rules-three = 每方三个标记：放第四个时，你最早的那个会消失。三子连线就赢。
three-next = 下一个消失的：{ $first }，然后是 { $second }。
three-order = 从最早到最新：❌ { $x }；🔵 { $o }。
three-square-going = 你在 { $square } 的标记要等你走完这一步才消失。还空着：{ $free }。
three-again = 这个局面已经出现两次，第三次就是平局。
end-repetition = 同一局面出现了三次：平局。
topic-three = 三个标记
topic-three-text =
    双方各有三个标记。放第四个时，你最早的那个会消失；它在棋盘上颜色较淡。
    三子连线就赢。颜色较淡的那一格，要等你走完这一步才空出来。
    如果同一局面出现三次，标记和先后顺序也都相同，就是平局。
    所有局面我都知道：先手从 2、4、6 或 8 开局，按最佳下法 7 步获胜。棋盘是 3x3。
position-wrong-order = 这里顺序很重要。请按从最早到最新的顺序写标记，例如 X5 O1 X9：X 先走，然后轮流，每方最多三个，同一格不能写两次。
