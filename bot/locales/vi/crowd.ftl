### Ván mà cả kênh cùng chơi với bot, bằng cách bỏ phiếu.

crowd-button-square = { $square }, trống, { $count } phiếu
crowd-how = Nhấn để bỏ phiếu; ô nhiều phiếu nhất được chọn. Bằng phiếu thì bốc thăm.
crowd-waits = Lượt bỏ phiếu đóng { $seconds } giây sau lần nhấn đầu tiên, hoặc khi mọi người của lượt trước đã bỏ phiếu xong.
crowd-lead =
    { $leaders ->
        [1] **Đã có { $count } phiếu**: { $squares } dẫn đầu với { $most } phiếu.
       *[other] **Đã có { $count } phiếu**: { $squares } cùng dẫn đầu, mỗi ô { $most } phiếu.
    }
crowd-clock = Đóng <t:{ $deadline }:R>. Nhấn ô khác để đổi phiếu.
topic-play-crowd = Với `crowd`, mọi người trong kênh này bỏ phiếu cho từng nước đi để đấu với mình.
crowd-about = Người mở ván: { $owner }.
crowd-unwatch = Người mở ván: { $owner }. Muốn dừng thì dùng /unwatch { $game }.
crowd-voted = { $count } người đã bỏ phiếu.
crowd-record = Đội cả kênh: thắng { $won }, hoà { $drawn }, thua { $lost }.
crowd-button-again = Chơi lại
crowd-button-close = Đi luôn

crowd-running = Kênh này đang chơi ván { $game_id } rồi. Dùng /board để xem và bỏ phiếu.
crowd-same-vote = Phiếu của bạn đang ở { $cell } rồi. Nhấn ô khác nếu muốn đổi.
crowd-not-yours = Chỉ { $user } mới được đóng lượt bỏ phiếu sớm. Rồi nó sẽ tự đóng.
crowd-no-votes = Chưa ai bỏ phiếu. Nhấn một ô trước đã nhé.
crowd-not-votable = Cả kênh không thể bỏ phiếu để chơi { $word }. Hãy chọn bàn khác hoặc luật khác.
