### Giải đấu.

tournaments-round-robin = Vòng tròn
tournaments-knockout = Loại trực tiếp
tournaments-bot = Bot (khó)
tournaments-title = { $form } trên { $board }
tournaments-title-round = { $form } trên { $board }: { $round }
tournaments-title-won = 🏆 { $player } vô địch
tournaments-title-over = Không ai đến, nên không ai thắng
tournaments-title-cancelled = Giải đấu đã bị huỷ
tournaments-champion = { $user }, bạn vô địch giải này. Chơi hay lắm!
tournaments-how =
    { $form ->
        [knockout] Mỗi trận hai ván, mỗi người cầm X một ván. Nếu bằng điểm thì chơi thêm hai ván, bốc thăm xem ai đi trước. Nếu vẫn bằng thì hạt giống cao hơn đi tiếp.
       *[round_robin] Ai cũng gặp nhau: hai ván, mỗi người cầm X một ván.
    }
tournaments-hours = Bạn có { $hours } giờ cho mỗi vòng.
tournaments-open = Nhấn Tham gia để cùng chơi. { $owner } hoặc người điều hành sẽ bắt đầu giải.
tournaments-open-unowned = Nhấn Tham gia để cùng chơi. Người điều hành sẽ bắt đầu giải.
tournaments-entrants =
    { $count ->
        [0] Chưa ai tham gia. Cần { $least } người để bắt đầu (tối đa { $most }).
       *[other] { $missing ->
            [0] { $count } người tham gia (tối đa { $most }): { $names }
           *[other] Đã tham gia: { $names }. Cần thêm { $missing } người để bắt đầu (tối đa { $most }).
        }
    }
tournaments-deadline = Vòng này kết thúc <t:{ $deadline }:R>.
tournaments-to-round = [Vào trận của bạn]({ $link })
tournaments-of-players = { $count } người chơi
tournaments-is-on = Các ván đang chơi vẫn tiếp tục, như ván thường.
tournaments-unnamed = Tên không hiện được trong hình: { $names }
tournaments-moved = Giải đấu này đã dời xuống dưới: { $link }
tournaments-link = Đến đó

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Chung kết
        [1] Bán kết
       *[other] Vòng { $round }/{ $rounds }
    }
tournaments-round-how = Hai ván, hạn chót <t:{ $deadline }:f>. Khi cả hai có mặt, hãy nhấn Chơi. Nếu chỉ một người đến thì người đó thắng.
tournaments-round-over = Vòng này đã xong.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) nghỉ vòng này
tournaments-rest-on = { $first } ({ $first_seed }) được miễn đấu
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, bằng điểm: hạt giống cao hơn đi tiếp
tournaments-match-walkover = { $match }, thắng do đối thủ bỏ cuộc
tournaments-match-nobody = { $match }, không ai đến
tournaments-match-nobody-on = { $match }, không ai đến: hạt giống cao hơn đi tiếp
tournaments-match-time = { $match }, hết giờ
tournaments-match-running = { $match }, đang chơi ván { $game }
tournaments-match-awaited = { $match }. { $player }, khi nào sẵn sàng thì nhấn Chơi.
tournaments-play = Chơi: { $first } – { $second }

tournaments-game-on = Ván { $game } đang diễn ra. Bàn cờ { $link }; /board đăng lại bàn cờ.

tournaments-next = Ván tiếp ({ $score })
tournaments-so-far = Trận này: { $match }. { $player } đi trước ở ván sau.

tournaments-points = Điểm
tournaments-berger = SB
tournaments-player = Người chơi
tournaments-words-table = Bảng điểm, điểm trong ngoặc: { $lines }
tournaments-words-bracket = Sơ đồ thi đấu: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Rời giải
tournaments-button-start = Bắt đầu
tournaments-button-fill = Thêm bot cho đủ rồi bắt đầu
tournaments-button-cancel = Huỷ
tournaments-button-again = Lần nữa
tournaments-button-quit = Rời hẳn
tournaments-button-end = Huỷ giải đấu

tournaments-ask-leave = Rời giải đấu? Các trận còn lại của bạn sẽ bị xử thua vì bỏ cuộc.
tournaments-ask-cancel = Huỷ giải đấu? Các ván đang chơi vẫn tiếp tục, như ván thường.
tournaments-done-leave = Bạn đã rời giải đấu.
tournaments-done-cancel = Giải đấu đã bị huỷ.
tournaments-done-join = Bạn đã vào giải. Khi vòng đầu bắt đầu, mình sẽ nhắc tên bạn.
tournaments-done-start = Bắt đầu rồi! Vòng đầu tiên sắp tới.
tournaments-done-fill = Bắt đầu rồi, mỗi chỗ trống có một bot. Vòng đầu tiên sắp tới.

command-tournament = Chơi một giải đấu trong kênh này: loại trực tiếp hoặc vòng tròn
command-tournament-create = Mở giải đấu trong kênh này
command-tournament-join = Tham gia giải đấu trong kênh này
command-tournament-leave = Rời giải đấu trong kênh này
command-tournament-start = Bắt đầu giải đấu trong kênh này, nếu bạn là người mở
command-tournament-fill = Thêm bot vào các chỗ trống rồi bắt đầu, nếu bạn là người mở
command-tournament-cancel = Huỷ giải đấu trong kênh này, nếu bạn là người mở
command-tournament-show = Hiện giải đấu trong kênh này
command-tournament-create-form = Thua là loại, hoặc ai cũng gặp nhau
command-tournament-create-board = Cỡ bàn cờ; số sau dấu gạch chéo là số ô thẳng hàng để thắng
command-tournament-create-hours = Mỗi vòng kéo dài tối đa bao nhiêu giờ

tournaments-none-here = Ở đây chưa có giải đấu nào. Dùng /tournament create để mở một giải.
tournaments-on-here = Kênh này đã có giải đấu rồi. Dùng /tournament show để xem.
tournaments-not-here = Giải đấu cần một kênh máy chủ mà mình đăng được. Dùng /tournament create ở kênh như vậy.
tournaments-already-joined = Bạn đã vào giải rồi. Khi vòng đầu bắt đầu, mình sẽ nhắc tên bạn.
tournaments-not-joined = Bạn không ở trong giải đó. Dùng /tournament show để xem có những ai.
tournaments-too-late = Giải đó đã bắt đầu mà không có bạn. Khi giải xong, dùng /tournament create để mở giải khác.
tournaments-already-started = Giải đó đã bắt đầu rồi. Dùng /tournament show để xem.
tournaments-full = Giải đó đủ người rồi: chỉ nhận { $most } người chơi.
tournaments-too-few = Cần ít nhất { $least } người chơi để bắt đầu. Hãy rủ ai đó nhấn Tham gia.
tournaments-over = Giải đó đã xong. Dùng /tournament create để mở giải khác.
tournaments-not-yours = Chỉ { $user } hoặc người điều hành mới làm được.
tournaments-moderators-only = Chỉ người điều hành mới làm được. Hãy nhờ họ.
tournaments-not-your-match = Trận đó dành cho { $players }. Dùng /tournament show để tìm trận của bạn.
tournaments-match-over = Trận đó đã ngã ngũ. Dùng /tournament show để xem tình hình.
tournaments-not-your-question = Câu đó mình hỏi người khác. Dùng /tournament leave nếu chính bạn muốn rời giải.
tournaments-not-understood = Mình cần một hành động (create, join, leave, start, fill, cancel, show), một thể thức (knockout, round robin), một bàn cờ (4x4) hoặc số giờ (1h đến 72h).
tournaments-no-help = Ván này thuộc một trận đấu, nên bạn phải tự lực: chưa có gợi ý cho đến khi trận xong.
tournaments-no-rematch = Ván này thuộc một trận đấu: nhấn Chơi trong tin nhắn của vòng để sang ván sau. Dùng /tournament show để tìm.

topic-tournaments = Giải đấu
topic-tournaments-text =
    `/tournament create` mở giải loại trực tiếp (2 đến 32 người) hoặc vòng tròn (3 đến 12 người), và bạn có mặt trong giải. Người khác nhấn Tham gia. Bạn hoặc người điều hành nhấn Bắt đầu trong vòng 7 ngày; **Thêm bot cho đủ rồi bắt đầu** cho bot mức khó của mình vào các chỗ trống.
    Hạt giống xếp theo hệ số. Mỗi trận hai ván, mỗi người cầm X một ván: nhấn Chơi, rồi **Ván tiếp** dưới bàn cờ. Trong trận không có gợi ý.
    Thắng được 1 điểm, hoà nửa điểm. Bằng điểm trong bảng thì xét Sonneborn-Berger: điểm lấy từ người mạnh có giá hơn.
    Trận loại trực tiếp bằng điểm có thêm hai ván, bốc thăm xem ai đi trước. Nếu vẫn bằng thì hạt giống cao hơn đi tiếp.
    Không đến thì bị xử thua vì bỏ cuộc: khi hết giờ mà chỉ một trong hai người đã nhấn Chơi từ sau ván trước, người đó được số điểm còn lại. Lần nhấn chỉ tính khi bạn không ở trong ván nào khác ở đây. Nếu cả hai đã nhấn, hoặc không ai nhấn, thì tính số điểm đã có; trận loại trực tiếp bằng điểm thuộc về hạt giống cao hơn.
    `/tournament show` đăng lại giải, `/tournament leave` đưa bạn ra khỏi giải.
