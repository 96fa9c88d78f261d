### Gợi ý, giải thích và khoá học về minimax, cách bot tìm nước đi.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Đi **{ $squares }** là thắng ngay.
       *[other] Đi **{ $squares }**: bạn thắng trong { $moves } nước, đối thủ trả lời thế nào cũng vậy.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Không ô nào hơn ô nào: ván sẽ hoà nếu không ai đi sai.
       *[other] Đi **{ $squares }** để giữ hoà; { $worse } sẽ thua.
    }
learn-hint-loss =
    { $count ->
        [1] Bạn đang thua, nhưng ô này cầm cự được lâu nhất: **{ $squares }**.
       *[other] Bạn đang thua, nhưng những ô này cầm cự được lâu nhất: **{ $squares }**.
    }
learn-hint-tricky = Ô khó trả lời: { $square }.
learn-hint-after =
    { $kind ->
        [forks] Nếu bạn đi { $square }, bạn doạ cùng lúc { $squares }.
        [forces] Nếu bạn đi { $square }, { $other } phải chặn ở { $squares }.
       *[holds] { $count ->
            [1] Nếu bạn đi { $square }, chỉ { $squares } cứu được { $other }.
           *[other] Nếu bạn đi { $square }, { $other } vẫn ổn với { $squares }.
        }
    }
learn-explain-counts = Vì bạn đã xem giá trị các ô, ván của bạn chỉ tính hệ số nếu bạn thua.
learn-hint-counts = Vì bạn đã dùng gợi ý, ván này chỉ tính hệ số nếu bạn thua.
learn-unsure = Mình chưa tính được đến cùng.
learn-hint-estimate = Mình sẽ đi **{ $squares }**: cơ hội của bạn khoảng { $chance }%. Mình tính trước { $depth } nước, chưa đến cùng.
learn-explain-estimate = Tốt nhất cho { $mark } là { $squares }: cơ hội khoảng { $chance }%. Mình tính trước { $depth } nước, chưa đến cùng.

learn-explain-win =
    { $plies ->
        [1] { $mark } thắng ngay với { $squares }.
       *[other] { $mark } thắng trong { $moves } nước với { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Ô nào cũng hoà.
       *[other] { $mark } hoà với { $squares }.
    }
learn-explain-loss = { $mark } thua trong { $moves } nước, kể cả với { $squares }.
learn-squares-win =
    { $sign } { $moves ->
        [0] Thắng, theo mình thấy
       *[other] Thắng trong { $moves } nước
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Hoà, theo mình thấy
       *[other] Hoà
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Thua, theo mình thấy
       *[other] Thua trong { $moves } nước
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large = Mình đã xem { $positions } thế cờ. Minimax thuần sẽ chạy quá lâu ở đây.
learn-explain-minimax = Với bàn này, minimax thuần gọi { $calls } lần và đi { $square }; mình đã xem { $positions } thế cờ.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win = Minimax thuần đi { $square } và thắng trong { $plain_moves } nước: với nó thắng là thắng, muộn mấy cũng được. Mình thì đi { $best } và thắng trong { $moves } nước.
learn-explain-slower-loss = Minimax thuần đi { $square } và thua trong { $plain_moves } nước: với nó thua là thua, sớm mấy cũng vậy. Mình thì đi { $best } và trụ được { $moves } nước.
learn-indices-squares =
    { $count ->
        [1] Danh sách của bạn đếm từ 0: chỉ số { $indices } là ô { $squares }.
       *[other] Danh sách của bạn đếm từ 0: các chỉ số { $indices } lần lượt là các ô { $squares }.
    }
learn-explain-effort = Số lần gọi: { $plain } với minimax thuần, { $alpha_beta } với alpha-beta, { $memory } khi có bộ nhớ.
learn-explain-maximiser =
    { $mark } là bên tối đa, { $other } là bên tối thiểu: { $win } là { $mark } thắng, { $loss } là thua, 0 là hoà. Đây là trò chơi có tổng bằng không: bên này được bao nhiêu thì bên kia mất bấy nhiêu.
learn-unreached = Không ván nào đi đến bàn này mà lại là lượt của { $mark }, nhưng minimax vẫn tính giá trị được.

learn-tree = Cây minimax của { $board }, lượt của { $mark }, { $positions } thế cờ. Tầng đầu: { $scores }. Giá trị tốt nhất: { $score }. Đường được chọn: { $line }.
learn-tree-square = ô { $square } có giá trị { $score }

## Minimax từng bước

learn-lesson =
    Bước { $step }/{ $steps }: lần gọi { $call }, { $depth ->
        [0] gốc
       *[other] sau { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] Lượt của { $mark }. Đây là bên tối thiểu, muốn giá trị **thấp nhất**. Ô trống: { $squares }.
       *[max] Lượt của { $mark }. Đây là bên tối đa, muốn giá trị **cao nhất**. Ô trống: { $squares }.
    }
learn-lesson-recursion =
    Minimax thử từng ô: đặt ký hiệu, gọi minimax cho bàn đó, rồi nhấc ký hiệu ra. Một hàm tự gọi chính nó như vậy gọi là đệ quy.
learn-lesson-next = Tiếp theo { $mark } thử **{ $square }**.
learn-lesson-back = Quay về bàn trước: nhấc ký hiệu ở { $square } ra. Ô đó có giá trị **{ $score }**.
learn-lesson-results = Kết quả đến giờ: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alpha là { $alpha }, beta là { $beta }.
learn-lesson-skips =
    Alpha đã chạm beta: bên kia có chỗ khác tốt hơn và sẽ không để ván đi đến bàn này. Vì vậy không cần thử { $squares }.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } giữ giá trị thấp nhất: lần gọi này trả về **{ $score }**.
       *[max] { $mark } giữ giá trị cao nhất: lần gọi này trả về **{ $score }**.
    }
learn-lesson-limit = ≤ là nhiều nhất, ≥ là ít nhất: lần gọi phía trên chỉ cần biết thế.
learn-lesson-terminal =
    { $other } đã thắng chưa? { $winner ->
        [min] Rồi.
        [max] Chưa. { $mark } đã thắng chưa? Rồi.
       *[none] Chưa. { $mark } đã thắng chưa? Chưa. Bàn đã đầy chưa? Rồi.
    } Đó là trạng thái kết thúc: không còn gì để thử, và lần gọi này trả về **{ $score }**.
learn-lesson-plays =
    { $count ->
        [1] Minimax đi { $square }.
       *[other] { $squares } có cùng giá trị, và ô đầu tiên được giữ: minimax đi { $square }.
    }

## Trợ giúp

topic-hint = Gợi ý
topic-hint-text =
    `/hint` chỉ những ô tốt nhất của bạn, và vì sao. Chỉ bạn thấy.
    Ván mà bạn dùng gợi ý chỉ tính hệ số nếu bạn thua.
topic-minimax = Mình nghĩ thế nào
topic-minimax-text =
    Mình thử mọi nước đi đến hết ván và giữ nước tốt nhất. Cách đó gọi là minimax.
    `/explain` cho bạn thấy điều đó với ván của bạn, hoặc với một bàn như `O.XX.X.OO`: mỗi ô đáng giá bao nhiêu, kèm hình của cây.
    Chọn `steps` để đi qua từng lần gọi.
    `/learn` dạy từ đầu, trong mười hai bài ngắn mà bạn học bằng cách nhấn nút.

## Hình của cây

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = lượt của { $mover }

learn-picture-cut = cắt

learn-picture-more = và { $calls } lần gọi nữa

learn-picture-legend =
    Giá trị tính cho { $maximiser }.
    Đường đậm là đường minimax đi.
    { $form ->
        [cut] Xám: không xem. ≤ và ≥: nhiều nhất, ít nhất.
        [bounds] ≤ và ≥: nhiều nhất, ít nhất.
       *[plain] {""}
    }

## Vì sao không được

learn-tree-too-large = Mình vẽ được cây cho tối đa { $most } ô trống, mà bàn này có { $free }.
learn-too-many-calls = Với bàn này, alpha-beta cần hơn { $most } lần gọi. Hãy thử bàn ít ô trống hơn.
learn-position-over = Bàn đó đã ngã ngũ. Hãy thử bàn còn ô trống và chưa ai thắng.
learn-standard-rules-only = Từng bước và alpha-beta chỉ có cho luật thường.
learn-too-many-steps = Bài học cần bàn có tối đa { $most } ô trống. Với bàn này hãy dùng /explain không kèm steps.

## Lệnh

command-hint = Xem những ô tốt nhất của bạn (chỉ bạn thấy)
command-explain = Xem mỗi ô đáng giá bao nhiêu, với cây minimax
command-explain-what = Một bàn cờ (O.XX.X.OO) hoặc số của ván; bỏ trống là ván của bạn
command-explain-form = Chọn cây minimax hoặc từng bước, thuần hoặc với alpha-beta
command-explain-scores = Một ván thắng được tính bao nhiêu
command-explain-turn = Lượt của ai, nếu bạn muốn nhìn từ phía bên kia
command-explain-maximiser = Bên nào thắng thì tính là cộng (mặc định: bên đến lượt)
command-learn = Học cách mình nghĩ, trong mười hai bài ngắn (chỉ bạn thấy)
command-learn-lesson = Bài nào, 1 đến 12; bỏ trống để học tiếp chỗ đang dở

## Khoá học

learn-course-title =
    Bài { $lesson }/{ $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Khoá học này cho bạn thấy một chương trình tìm nước đi tốt nhất thế nào. Bạn không cần biết lập trình; phần mã cứ bỏ qua nếu muốn.
learn-course-welcome = Mừng bạn quay lại. Lần trước bạn học đến đây.
learn-course-over =
    Bạn đã **học xong khoá học**. Giờ bạn đã hiểu minimax; mình cũng tìm ra những nước ấy, chỉ nhanh hơn thôi.
    Chọn bài bất kỳ để đọc lại, thử `/explain what:O.XX.X.OO` với bàn của riêng bạn, hoặc đấu với mình.
learn-course-lessons = Tất cả bài
learn-course-button-next = Tiếp
learn-course-button-lesson = Bài tiếp theo
learn-course-button-play = Chơi một ván thật
learn-course-changed = Khoá học đã thay đổi sau tin nhắn đó. Dùng /learn để học tiếp.
learn-no-such-lesson = Có các bài từ 1 đến { $last }. Dùng /learn với một số trong đó, hoặc không kèm số để học tiếp.

learn-course-board = Bàn cờ là một danh sách
learn-course-board-text =
    Chương trình không nhìn thấy bàn cờ. Nó giữ một **danh sách**: chín thứ, đọc từ góc trên bên trái. Trong đó ❌ là "X", 🔵 là "O", còn ô trống giữ con số của chính nó trong danh sách, gọi là **chỉ số**:
    `{ $list }`
    Danh sách đếm từ 0, nên các số trong đó nhỏ hơn số trên ô một đơn vị.
learn-course-board-code = Trong Python, một ngôn ngữ lập trình, `def` mở đầu một hàm: một đoạn chương trình có tên. Hàm này giữ lại các số (`int`) và bỏ qua các ký hiệu:
learn-course-index-ask = **Ô nào có chỉ số 4?** Hãy nhấn vào đó.
learn-course-index-right = Đúng: ô { $chosen } có chỉ số { $index }. Lúc nào cũng nhỏ hơn một.
learn-course-index-wrong = Chưa phải: ô { $chosen } có chỉ số { $index }, vì danh sách đếm từ 0. Bạn thử lại nhé.
learn-course-free-ask = **Có bao nhiêu ô trống?**
learn-course-free-right = Đúng: các chỉ số còn trong danh sách là { $indices }, tức là các ô { $squares }.
learn-course-free-wrong = Không phải { $chosen }. Hãy tìm những con số còn trong danh sách: `{ $list }`

learn-course-lines = Tám đường thẳng
learn-course-lines-text = Có tám đường có thể thắng: ba hàng, ba cột và hai đường chéo. Muốn biết ai thắng, chương trình xem từng đường: cả ba ô có cùng ký hiệu không?
learn-course-lines-code = Trong Python, một đường là ba chỉ số. `board[at]` là thứ nằm ở một chỉ số, và `marks` gom chúng lại, mỗi ký hiệu một lần. Nếu chỉ có mỗi `mark` thì bên đó đã thắng:
learn-course-line-ask = Lượt của { $mark }. **Ô nào cho { $mark } ba ô thẳng hàng?**
learn-course-line-right = Đúng: { $line } giờ đều là { $mark }, nên { $mark } đã thắng.
learn-course-line-wrong = Đặt { $mark } vào { $chosen } thì không đường nào có ba { $mark }. Hãy tìm đường có hai { $mark } và một ô trống.
learn-course-most-ask = Giờ đến bàn trống. **Ô nào nằm trên nhiều đường nhất?**
learn-course-most-right = Đúng: { $lines } trong tám đường đi qua ô { $chosen }. Vì thế ô giữa rất mạnh.
learn-course-most-wrong = Ô { $chosen } nằm trên { $lines } đường. Có ô khác nằm trên { $most } đường.

learn-course-scores = Giá trị
learn-course-scores-text =
    Ván đã xong có một **giá trị**, luôn nhìn từ phía ❌: +10 nếu ❌ thắng, -10 nếu 🔵 thắng, 0 nếu hoà.
    Bên này được bao nhiêu thì bên kia mất bấy nhiêu. Như thế gọi là **tổng bằng không**, và vì vậy một con số là đủ cho cả hai.
learn-course-scores-code = Trong Python, `return` kết thúc hàm và trao lại câu trả lời của nó:
learn-course-final-ask = Ván này đã xong. **Giá trị của nó là bao nhiêu?**
learn-course-final-right =
    { $winner ->
        [X] Đúng: ❌ có ba ô thẳng hàng, tức là +10.
        [O] Đúng: 🔵 có ba ô thẳng hàng, tức là -10.
       *[none] Đúng: bàn đã đầy, và không ai có ba ô thẳng hàng. Hoà là 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Không phải { $chosen }: ❌ có ba ô thẳng hàng. Như vậy tính bao nhiêu nhỉ?
        [O] Không phải { $chosen }: 🔵 có ba ô thẳng hàng. Như vậy tính bao nhiêu nhỉ?
       *[none] Không phải { $chosen }: không ai có ba ô thẳng hàng. Như vậy tính bao nhiêu nhỉ?
    }

learn-course-worse =
    { $why ->
        [equal] Ô { $chosen } cũng có giá trị { $score }, nhưng { $first } đứng trước.
        [loses] Nếu { $mark } đi { $chosen }, { $other } thắng ở { $reply }: giá trị là { $score }.
       *[worse] { $mover ->
            [X] Ô { $chosen } có giá trị { $score }, còn { $first } có giá trị { $best }. { $mark } muốn giá trị cao nhất.
           *[O] Ô { $chosen } có giá trị { $score }, còn { $first } có giá trị { $best }. { $mark } muốn giá trị thấp nhất.
        }
    }

learn-course-turns = Bên muốn cao, bên muốn thấp
learn-course-turns-text =
    ❌ và 🔵 thay nhau đi. ❌ muốn giá trị cao nhất, nên ❌ là **bên tối đa**. 🔵 muốn giá trị thấp nhất: 🔵 là **bên tối thiểu**.
    Mỗi bên đi vào ô dẫn đến giá trị tốt nhất cho mình. Bài 5 sẽ nói các giá trị ấy từ đâu ra.
learn-course-turns-code = Trong Python, `other` cho biết ai đi tiếp, và `best` chọn giá trị cao nhất hoặc thấp nhất của một danh sách:
learn-course-turn-ask = Lượt của { $mark }, và các ô dẫn đến những giá trị này: { $scores }. **{ $mark } đi ô nào?**
learn-course-turn-right =
    { $mover ->
        [X] Đúng: { $best } là cao nhất trong { $scores }.
       *[O] Đúng: { $best } là thấp nhất trong { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Giờ hãy hình dung đang là lượt của { $mark } trên bàn này (một ván khác, trong đó 🔵 đi trước). Khi đó các giá trị là { $scores }. **{ $mark } đi ô nào?**
learn-course-turned-right =
    { $mover ->
        [X] Đúng: { $best } là cao nhất trong { $scores }. Vẫn những ô đó mà giá trị khác hẳn: ai đi tiếp là điều quan trọng.
       *[O] Đúng: { $best } là thấp nhất trong { $scores }. Vẫn những ô đó mà giá trị khác hẳn: ai đi tiếp là điều quan trọng.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Lời gọi và đệ quy
learn-course-calls-text =
    Các giá trị từ đâu ra? Chương trình thử một ô, rồi hỏi bàn mới đáng giá bao nhiêu. Để trả lời, nó lại làm y như vậy ở đó: nó chạy chính nó. Đó là **đệ quy**, và mỗi lần chạy là một **lần gọi**.
    Lần gọi đầu tiên, cho bàn này, là **gốc**: các lần gọi khác toả ra từ đó như một cái cây.
learn-course-calls-code = Trong Python, `scores` đặt ký hiệu, gọi một lần rồi nhấc ký hiệu ra; `minimax` sẽ có ở bài 7:
learn-course-below-ask = Lượt của { $mark }. **Bản thân gốc gọi bao nhiêu lần?**
learn-course-below-right = Đúng: mỗi ô trống một lần, { $squares }. Sau đó nó nhấc ký hiệu ra.
learn-course-below-wrong = Không phải { $chosen }. Gốc gọi một lần cho mỗi ô trống.
learn-course-calls-ask = Mỗi lần gọi của gốc lại có những lần gọi riêng, cho đến khi ván xong. **Tính cả gốc thì có tất cả bao nhiêu lần gọi?**
learn-course-calls-right = Đúng: đi dần từng nước xuống cây là { $levels } = { $chosen }. `/explain what:O.XX.X.OO` vẽ cây này ra.
learn-course-calls-wrong = Không phải { $chosen }. Gốc là 1 lần gọi, và nó gọi 3 lần. Hãy đi tiếp từ mỗi lần đó: ô nào thắng thì ván dừng ở đấy, ô nào không thì gọi một lần cho mỗi ô còn lại.

learn-course-ends = Nơi các lần gọi dừng lại
learn-course-ends-text =
    Lần gọi nào thấy ván đã xong thì không gọi thêm nữa. Bàn của nó là một **trạng thái kết thúc**, và nó trả về giá trị.
    Nó hỏi theo thứ tự này: đối thủ đã thắng chưa, ta đã thắng chưa, bàn đã đầy chưa? Ở đây ta là ❌. Các bàn lấy từ cây ở bài 5.
learn-course-ends-code = Trong Python, `or` chỉ hỏi câu sau nếu câu trước trả lời là không:
learn-course-end-ask = **Lần gọi trên bàn này thấy gì?**
learn-course-choice-theirs = 🔵 đã thắng
learn-course-choice-ours = ❌ đã thắng
learn-course-choice-full = Bàn đã đầy
learn-course-choice-open = Còn đi tiếp
learn-course-end-right =
    { $right ->
        [theirs] Đúng: 🔵 có ba ô thẳng hàng, nên lần gọi này trả về -10.
        [ours] Đúng: ❌ có ba ô thẳng hàng, nên lần gọi này trả về +10. Bàn cũng đã đầy, nhưng câu đó hỏi sau cùng.
        [full] Đúng: không ai có ba ô thẳng hàng, và không còn ô trống. Lần gọi này trả về 0.
       *[open] Đúng: không ai có ba ô thẳng hàng, và còn { $free } ô trống. Nó gọi một lần cho mỗi ô.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Không phải. Ở đây ❌ có ba ô thẳng hàng, 🔵 thì không, và điều đó được hỏi trước những câu còn lại.
        [O] Không phải. Ở đây 🔵 có ba ô thẳng hàng, và đó là câu được hỏi đầu tiên.
       *[none] Không phải. Ở đây không ai có ba ô thẳng hàng, và còn { $free } ô trống.
    }

learn-course-back = Ngược lên cây
learn-course-back-text = Một lần gọi chờ tất cả các lần gọi bên dưới nó. Rồi nó trả về một giá trị: **max**, tức là cao nhất, nếu là lượt của ❌; **min**, tức là thấp nhất, nếu là lượt của 🔵. Cứ thế các giá trị đi từ trạng thái kết thúc ngược lên gốc. Min và max: cái tên minimax từ đó mà ra.
learn-course-back-code = Trong Python, minimax chỉ có vậy, với `is_over`, `score`, `scores` và `best` từ các bài trước:
learn-course-returned-ask = Lượt của { $mark }, và các lần gọi bên dưới trả về { $scores }. **Lần gọi này trả về gì?**
learn-course-returned-right =
    { $mover ->
        [X] Đúng: { $mark } chọn giá trị cao nhất, là { $best }.
       *[O] Đúng: { $mark } chọn giá trị thấp nhất, là { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Không phải { $chosen }: { $mark } sẽ chọn giá trị cao nhất trong { $scores }.
       *[O] Không phải { $chosen }: { $mark } sẽ chọn giá trị thấp nhất trong { $scores }.
    }

learn-course-choice = Chọn nước đi
learn-course-choice-text =
    Ở gốc, chỉ có giá trị thì chưa đủ: chương trình còn phải đi. Vì vậy nó nhớ ô đã cho giá trị tốt nhất.
    Nếu hai ô tốt như nhau, phần lớn chương trình giữ ô **đầu tiên**: ô sau phải tốt hơn, chứ bằng thì chưa được.
learn-course-choice-code = Trong Python, `found.index(top)` cho biết `top` đầu tiên nằm ở đâu trong danh sách:
learn-course-first-ask = Lượt của { $mark }, và các lần gọi trả về { $scores }. **Chương trình đi ô nào?**
learn-course-first-right = Đúng: { $chosen } là ô đầu tiên có { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Độ sâu: càng sớm càng tốt
learn-course-depth-text =
    Đến giờ thắng là thắng, muộn mấy cũng được, và phần lớn bài hướng dẫn dừng ở đó. Vì vậy chương trình có thể vờn con mồi mãi không thôi.
    Cách chữa là **độ sâu**: số ký hiệu đã đặt kể từ gốc. Thắng có giá trị `10 - depth`, thua có giá trị `depth - 10`. Giờ thì chương trình thắng thật nhanh và thua thật chậm.
learn-course-depth-code = Trong Python, mỗi lần gọi trao cho lần gọi sau một độ sâu lớn hơn một:
learn-course-late-ask = Trước hết, chưa có độ sâu: lượt của { $mark }, và các lần gọi trả về { $scores }. **Chương trình đi ô nào?**
learn-course-late-right = Đúng, dù có ô khác thắng ngay: ô { $chosen } cũng có giá trị { $best }, và đứng trước. Chương trình nghĩ: thắng lúc nào mà chẳng được.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Nếu { $mark } đi { $late }, { $mark } thắng ở ký hiệu thứ { $late_depth }: ❌ vào { $late }, rồi 🔵, rồi ❌. **Nếu tính độ sâu thì ô { $late } có giá trị bao nhiêu?**
learn-course-depth-right = Đúng: 10 - { $late_depth } = { $late_score }. Còn ô { $soon }, thắng ngay, có giá trị 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Không phải { $chosen }. Độ sâu là { $late_depth }, và thắng có giá trị `10 - depth`.
learn-course-soonest-ask = Với độ sâu, các lần gọi trả về { $scores }. **Giờ chương trình đi ô nào?**
learn-course-soonest-right = Đúng: { $chosen } có giá trị { $best }, nên thắng ngay. Mình cũng chơi như vậy đấy.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alpha-beta: khỏi cần xem gì
learn-course-cuts-text =
    Giả sử ❌ có một ô chắc chắn được 0, và đang thử ô khác. Ở đó, ô đầu tiên của 🔵 trả về -10. Dù các ô còn lại của 🔵 trả về gì, ❌ cũng không đi vào đó, nên chúng bị **cắt**: không ai xem nữa.
    Giá trị mà ❌ chắc chắn có là **alpha**, giá trị mà 🔵 chắc chắn có là **beta**. Khi alpha đã cao bằng beta thì phần còn lại bị cắt.
learn-course-cuts-code = Trong Python, `alpha` và `beta` lúc đầu rộng đến mức chẳng cắt gì, và `break` thoát khỏi vòng lặp:
learn-course-cut-ask = Nhờ một ô trước đó, ❌ chắc chắn có { $alpha }. Giờ ❌ đã thử ô { $tried }, và ở đó các ô của 🔵 trả về { $scores }. **Ô nào của 🔵 bị cắt?**
learn-course-cut-right = Đúng, { $chosen } bị cắt. Ở ô { $tried }, 🔵 có thể giữ ❌ ở mức { $held } hoặc thấp hơn, mà ❌ đằng nào cũng chắc chắn có { $alpha }. Ô { $tried } không cho ❌ thêm gì, dù { $chosen } trả về gì đi nữa.
learn-course-cut-wrong = Không phải { $chosen }: lúc xem ô đó, chương trình chưa thể biết ❌ sẽ không đi vào đó. Sau { $scores } thì nó biết.

learn-course-memory = Bộ nhớ, đối xứng, bàn lớn hơn
learn-course-memory-text =
    Từ bàn trống, minimax thuần gọi 549.946 lần, còn alpha-beta gọi 18.297 lần. Nhưng chỉ có 5.478 bàn: chương trình có **bộ nhớ** xem mỗi bàn một lần. Bàn xoay hoặc lật gương có giá trị như nhau, nên chỉ còn 765.
    Bàn lớn hơn, như 4x4, dù thế vẫn có quá nhiều. Ở đó chương trình dừng lại ở một độ sâu nào đó và **đoán** giá trị, chẳng hạn bằng cách đếm số đường mà mỗi bên còn có thể lấp đầy.
learn-course-memory-code = Trong Python, `memory` giữ giá trị của mỗi bàn dưới một khoá:
learn-course-like-ask = Hãy xoay hoặc lật gương bàn cờ. **Nước đầu vào ô nào cũng giống như vào ô 2?**
learn-course-like-right = Đúng: xoay hoặc lật gương thì ô { $chosen } trở thành ô 2, cả bốn cạnh đều thế. Vì vậy chương trình chỉ xem một trong số đó.
learn-course-like-wrong =
    { $same ->
        [True] Đó chính là ô 2. Hãy nhấn ô khác.
       *[False] { $lines } đường đi qua ô { $chosen }, còn { $own } đường đi qua ô 2. Xoay bàn thế nào thì ô này cũng không thành ô kia.
    }
learn-course-kinds-ask = **Vậy có bao nhiêu nước đầu thật sự khác nhau?**
learn-course-kinds-right = Đúng: góc, giữa một cạnh, hoặc giữa bàn.
learn-course-kinds-wrong = Không phải { $chosen }. Xoay bàn thế nào thì góc vẫn là góc. Còn những loại ô nào khác?

learn-course-play = Chơi như minimax thuần
learn-course-play-text = Giờ bạn là chương trình. Bạn là ❌, mình là 🔵 và chơi như người mới. Mỗi lượt, hãy nhấn ô mà minimax thuần sẽ đi: ô đầu tiên trong các ô tốt nhất.
learn-course-play-ask = Các lần gọi trả về { $scores }. **Bạn đi ô nào?**
learn-course-play-right = Đúng, { $chosen }. Mình đi { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Giờ bạn tự tính giá trị nhé: ai có thể thắng ở nước tới? **Bạn đi ô nào?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Đúng, { $chosen }: thắng rồi. Minimax thuần chơi như thế đấy.
       *[none] Đúng, { $chosen }: hoà. Minimax thuần chơi như thế đấy.
    }
    { $left ->
        [0] { learn-course-over }
       *[other] Còn { $left } bài chưa học. Dùng /learn để học tiếp.
    }
