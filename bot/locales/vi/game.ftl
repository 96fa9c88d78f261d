### Lời thách đấu và ván cờ, như người chơi nhìn thấy.

challenge = { $asked }, { $asker } thách bạn đấu một ván cờ caro.
challenge-open = { $asker } đang tìm đối thủ chơi cờ caro. Nhấn Tham gia để chơi.
challenge-first = Bạn sẽ là { $mark } và đi trước.
challenge-second = Bạn sẽ là { $mark }; { $asker } đi trước.
challenge-clock = Hết hạn <t:{ $deadline }:R>.
challenge-late = { $asked }, có lời thách đấu cho bạn.
challenge-declined = { $asked } từ chối lời thách đấu của { $asker }.
challenge-withdrawn = Lời thách đấu của { $asker } đã được rút lại.
challenge-expired = Lời thách đấu của { $asker } đã hết hạn. Dùng /play để mời lại.

rules-larger = { $board }: { $count } ô thẳng hàng là thắng.

draw-offered = { $player } xin hoà. { $other }, nhấn đồng ý bên dưới; đi tiếp tức là từ chối.
against = Đấu với { $player }.
last-move = { $player } đi { $square }.
last-moves = { $player } đi { $square } và { $other } đi { $answer }.
answered = Bạn đi { $yours }, mình đi { $mine }.
began = Mình đi { $mine }.
press-a-mark = Nhấn ô đã có ký hiệu để xin gợi ý, xin hoà hoặc đầu hàng.
clock = Hạn cho nước tiếp theo: <t:{ $deadline }:R>.
number = Ván { $game }
first-game = Ván đầu của bạn ở mức trung bình; muốn khó hơn: `/play hard`.

headline-won = { $winner } thắng!
headline-lost = Ván này mình thắng
headline-draw = Ván hoà
headline-nobody = Không ai thắng
headline-called-off = Huỷ trước nước đầu tiên

end-line =
    { $row ->
        [3] Ba
        [4] Bốn
       *[5] Năm
    } ô thẳng hàng sau { $moves } nước.
praise-sure = Đấu với mình thì không ai được hơn thế đâu.
praise = Giữ vững lắm: mình đã chơi hết sức đấy.
end-agreement =
    { $moves ->
        [0] Đồng ý hoà trước nước đầu tiên.
       *[other] Đồng ý hoà sau { $moves } nước.
    }
end-resignation = { $loser } đầu hàng sau { $moves } nước.
end-time = { $loser } hết giờ sau { $moves } nước.
end-nobody = Hết giờ trước khi cả hai kịp đi.
end-stop =
    { $moves ->
        [0] Ván bị dừng trước nước đầu tiên.
       *[other] Ván bị dừng sau { $moves } nước.
    }

hinted =
    { $count ->
        [1] Không tính hệ số: { $names } đã dùng gợi ý.
       *[other] Không tính hệ số: { $names } đều đã dùng gợi ý.
    }
rematch-offered = { $player } muốn tái đấu. { $other }, nhấn Tái đấu để chơi.

resign-sure = Đầu hàng ván { $game }? { $winner } sẽ thắng.
resign-sure-bot = Đầu hàng ván { $game }? Mình sẽ thắng.
resign-sure-uncounted = Huỷ ván { $game }? Ván chưa bắt đầu nên không tính cho ai.
resigned-game = Bạn đã đầu hàng ván { $game }.
kept-playing = Ván { $game } tiếp tục.
menu = Bạn muốn làm gì trong ván { $game }?
draw-offer-made = Bạn đã xin hoà ván { $game }.
draw-agreed = Bạn đã đồng ý hoà ván { $game }.
challenge-withdrawn-by-you = Bạn đã rút lại lời thách đấu.
rematch = Tái đấu: ván { $game }.

folded = -# Ván { $game } tiếp tục { $link }.
folded-over = -# Ván { $game } đã kết thúc { $link }.
link-here = ở đây

## Trợ giúp

topic-play = Bắt đầu ván
topic-play-text =
    `/play` bắt đầu một ván với mình. Bạn có thể chọn cấp độ, bàn cờ và ai đi trước.
    Chọn đối thủ để thách đấu. Ván bắt đầu khi họ nhấn Chấp nhận.
    Với `open`, ai ở đây cũng có thể tham gia.
    Xong ván, nhấn Tái đấu để chơi tiếp và đổi ký hiệu cho nhau.
topic-move = Đi một nước
topic-move-text =
    Nhấn vào ô, hoặc dùng `/move` với số hay tên của ô.
    Số đếm từ góc trên bên trái. Tên gồm cột và hàng: `a1` là góc trên bên trái, `b2` lùi vào trong một bước.
    `center`, `top left` và `bottom right` cũng được.
topic-levels = Cấp độ
topic-levels-text =
    `easy` thấy nước thắng thì đi; còn lại đi bừa.
    `medium` biết chặn bạn nữa.
    `hard` nhìn trước vài nước.
    `unbeatable` không bao giờ thua ván nào còn cứu được.
topic-boards = Bàn lớn hơn
topic-boards-text =
    Số sau dấu gạch chéo là số ô thẳng hàng để thắng.
    `4x4` cần bốn ô thẳng hàng, `4x4/3` cần ba.
    `5x5` cần bốn ô thẳng hàng, `5x5/5` cần năm.
topic-ending = Hoà và đầu hàng
topic-ending-text =
    `/draw` xin hoà, hoặc đồng ý khi đối thủ xin hoà. Mình đồng ý lúc cuối ván nếu không thắng được nữa.
    `/resign` là đầu hàng, hoặc rút lại lời thách đấu.
    Bàn cờ cho biết hạn của nước tiếp theo; đấu với mình thì chỉ khi sắp hết hạn. Hết giờ là thua.
topic-typing = Gõ lệnh
topic-typing-text =
    Lệnh nào cũng gõ được: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Viết tắt: `{ $prefix }m5` để đi một nước, `{ $prefix }b` để xem bàn cờ.
    Hoặc nhắc tên mình: `@bot play`.
topic-typing-untyped =
    Nhắc tên mình kèm lệnh: `@bot play hard 4x4`, `@bot resign`.
    Viết tắt: `@bot m5` để đi một nước, `@bot b` để xem bàn cờ.
