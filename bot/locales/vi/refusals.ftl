### Vì sao không làm được, và làm gì thay vào đó.

no-game = Bạn không có ván nào đang chơi ở đây. Dùng /play để bắt đầu một ván.
no-game-here = Bạn không có ván nào trong kênh này. Ván của bạn ở <#{ $channel }>.
vote-instead = Kênh này đang cùng nhau chơi ván { $game_id }. Dùng /board để xem, và nhấn một ô để bỏ phiếu.
time-ran-out = Ván { $game_id } đã hết giờ. Dùng /play để bắt đầu ván mới.
no-such-game = Ván đó không còn mở nữa. Dùng /play để bắt đầu ván mới.
unknown-game = Mình không cho xem ván { $game_id } ở đây được. Dùng /games hoặc /history để tìm ván khác.
already-over = Ván { $game_id } đã xong. Dùng /replay { $game_id } để xem lại từng nước.
no-such-position = Hãy thử một bàn như `O.XX.X.OO`.
still-explaining = Mình vẫn đang làm yêu cầu trước của bạn. Lát nữa bạn thử lại nhé.
too-many-explanations = Mình đang giải thích nhiều hết mức có thể cùng lúc rồi. Lát nữa bạn thử lại nhé.
not-yours = Chỉ { $user } hoặc người điều hành mới dừng được.
exhibition-running = Ván { $game_id } đang biểu diễn ở đây rồi. { $user } hoặc người điều hành có thể dừng bằng /unwatch { $game_id }.
too-many-games = Kênh này đang có { $running } ván, mà máy chủ này cho phép tối đa { $most } ván cùng lúc. Hãy chơi ở kênh khác, hoặc chờ một ván trong /games kết thúc.
too-many-exhibitions = Máy chủ này đã có { $most } ván biểu diễn hoặc ván cả kênh rồi. Dừng bớt một ván bằng /unwatch để có chỗ.
cannot-follow-here = Mình không cập nhật bàn cờ ở đây được. Hãy thử kênh mà cả hai ta đều xem và gửi tin nhắn được.
already-playing =
    { $is_asker ->
        [1] Bạn đang có một ván ở đây rồi. Chơi xong ván đó trước nhé.
       *[other] { $player } đang chơi ở đây. Chờ ván đó xong rồi mời lại nhé.
    }
asker-is-playing = { $player } đã bắt đầu ván khác. Khi ván đó xong, hãy nhấn lại Chấp nhận.
rematch-running = Ván tái đấu của bạn là ván { $game_id }. Dùng /board để xem.
already-challenged = Bạn vẫn đang chờ { $user }. Rút lại lời thách đấu đó rồi hãy mời người khác.
pick-one = Chỉ chọn một: một đối thủ, bất kỳ ai (open) hoặc cả kênh cùng lúc (crowd).
pick-open = Chỉ chọn một: một đối thủ hoặc bất kỳ ai (open).
no-channel-games = Mình không đấu với cả kênh cùng lúc được. Dùng /play với một thành viên, hoặc với open để ai cũng tham gia được.
own-challenge = Đó là lời thách đấu của chính bạn. Chờ ai đó tham gia, hoặc rút lại bằng /resign.
seats-taken = Chỗ đó có người rồi. Dùng /play để mở ván của bạn.
still-open = Lời mời mở của bạn ở đây vẫn đang chờ. Rút lại rồi hãy mở lời mời khác.
declined = { $player } vừa từ chối. Bạn có thể mời lại <t:{ $until }:R>.
no-challenges = { $player } hiện không nhận lời thách đấu. Hãy chơi với mình, hoặc mời bất kỳ ai trong kênh.
too-many-blocked = Bạn chỉ chặn được tối đa { $most } thành viên. Hãy bỏ chặn bớt trước.
too-fast = Bạn nhanh quá, mình theo không kịp. { $wait_s } giây nữa thử lại nhé.
channel-busy = Mình không theo kịp kênh này nên bỏ qua những lệnh đã chờ quá lâu. Lệnh bị bỏ qua không thay đổi gì cả; nút bấm và lệnh gạch chéo thì không phải chờ.
own-offer = Bạn đã xin rồi. { $seat } chưa trả lời.
not-your-button = Nút đó không phải của bạn. Dùng /play để mở ván của bạn.
no-opponent = Bạn muốn chơi với ai? Nhắc tên họ sau lệnh, hoặc mời bất kỳ ai.
not-for-you = Chỉ { $players } mới làm được. Dùng /play để mở ván của bạn.
not-your-turn = Đang là lượt của { $seat }. Tiếp theo đến bạn.
square-taken = Ô { $cell } có người đi rồi. Còn trống: { $free }.
no-such-square = Các ô là từ 1 đến { $cells }, hoặc a1 đến { $last }. Còn trống: { $free }.
unknown-in-game = Mình không hiểu, nhưng ván của bạn vẫn đang diễn ra. Hãy chọn một ô trống: { $free }.
no-such-board = Hãy chọn { $names }. Số sau dấu gạch chéo là số ô thẳng hàng để thắng.
no-such-rules = Mọi luật khác luật thường đều cần bàn 3x3. Hãy chọn 3x3, hoặc bỏ luật đi.
draw-refused = Mình muốn chơi tiếp. Ván vẫn tiếp tục; muốn đầu hàng thì dùng /resign.
opponent-is-you = Bạn không tự thách đấu mình được. Dùng /play không kèm tên để chơi với mình.
opponent-is-a-bot = Bot khác không trả lời thách đấu được. Dùng /play không kèm tên để chơi với mình.
not-a-member = Mình không tìm thấy thành viên đó trong máy chủ này. Hãy nhắc tên bằng @.
which-member = Đó có thể là { $players }. Gõ đúng người bạn muốn, hoặc nhắc họ bằng @.
nobody-else-here = Ở đây không ai khác tham gia được. Dùng /play không thôi để chơi với mình.
not-understood = Mình chưa hiểu. Dùng /play với một thành viên, anyone, crowd, cấp độ (easy, medium, hard, unbeatable), bàn cờ ({ $boards }) hoặc luật ({ $rules }).
words-not-understood = Mình chưa hiểu. Xem /help nhé.
no-such-number = Đó không phải số của ván nào. Dùng /games hoặc /history để tìm.
opponent-forgotten = Người chơi đó không còn ở đây để chơi lại. Dùng /play để bắt đầu ván mới.
no-direct-messages = Câu trả lời đó là riêng tư, mà DM của bạn không nhận tin của mình. Hãy dùng lệnh gạch chéo.
unknown-word = Mình không biết “{ $word }”. Ý bạn là `{ $command }`?
no-board-there = Tin nhắn đó không có ván nào của mình. Hãy thử trên bàn cờ có nút.
no-rematch = Bạn chưa chơi xong ván nào ở đây. Dùng /play để bắt đầu.
no-such-zone = Mình không biết đó là múi giờ nào. Nhập một thành phố trong múi giờ ấy, như { $names }.
