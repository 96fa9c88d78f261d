### Tuỳ chọn của một thành viên, thành câu và thành biểu mẫu.

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = Đã lưu.
preferences-language =
    { $language_by ->
        [discord] Mình trả lời bạn bằng ngôn ngữ Discord của bạn (discord).
       *[other] Mình trả lời bạn bằng { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Bạn để từng máy chủ quyết định.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Bạn để từng máy chủ quyết định.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Bạn không nhận lời thách đấu nào (nobody). Bạn vẫn thách đấu người khác được.
       *[anyone] Ai cũng có thể thách đấu bạn (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Bạn không chặn ai.
       *[other] Đang chặn: { $members }. Họ không thách đấu bạn được, và mình không nói cho họ biết.
    }
preferences-voice =
    { $voice ->
        [quiet] Mình không nói gì trong lúc chơi (quiet).
       *[chatty] Thỉnh thoảng mình nói vài lời trong lúc chơi (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Không bảng xếp hạng nào có tên bạn (hidden).
        [everywhere] Bảng xếp hạng được ghi tên bạn, trong các máy chủ bạn chơi và ở mọi nơi khác (everywhere).
       *[server] Bảng xếp hạng chỉ ghi tên bạn trong các máy chủ bạn chơi (server).
    }
preferences-look =
    { $look ->
        [bold] Ván bạn mở hiện ❌ và 🔵 (bold).
        [classic] Ván bạn mở hiện ❌ và ⭕ (classic).
        [letters] Ván bạn mở hiện chữ X và O (letters).
        [contrast] Ván bạn mở hiện ký hiệu đen trắng có độ tương phản cao (contrast).
        [words] Ván bạn mở, và những câu trả lời chỉ bạn thấy, được viết bằng lời cho trình đọc màn hình (words).
       *[crisp] Ván bạn mở hiện ký hiệu riêng của mình (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Mình không bao giờ báo khi đến lượt bạn (off).
           *[other] Mình không bao giờ báo khi đến lượt bạn (off). { $minutes } phút chỉ có tác dụng với channel hoặc dm.
        }
        [channel] { $minutes ->
            [0] Mình nhắc tên bạn trong kênh ngay khi đến lượt bạn (channel).
           *[other] Mình nhắc tên bạn trong kênh khi lượt của bạn đã chờ { $minutes } phút (channel).
        }
        [dm] { $minutes ->
            [0] Mình gửi DM ngay khi đến lượt bạn, hoặc nhắc tên bạn trong kênh nếu DM của bạn đóng (dm).
           *[other] Mình gửi DM khi lượt của bạn đã chờ { $minutes } phút, hoặc nhắc tên bạn trong kênh nếu DM của bạn đóng (dm).
        }
       *[accepted] { $minutes ->
            [0] Thông báo: chỉ khi có người nhận lời thách đấu của bạn hoặc muốn tái đấu (accepted).
           *[other] Thông báo: chỉ khi có người nhận lời thách đấu của bạn hoặc muốn tái đấu (accepted). { $minutes } phút chỉ có tác dụng với channel hoặc dm.
        }
    }

preferences-unknown = Mình không biết “{ $word }”. Hãy dùng những từ như `classic`, `dm`, `15 minutes`, `hidden` hay `quiet`, hoặc chỉ /preferences thôi.
preferences-no-such = Có hai lựa chọn cùng loại. Chỉ chọn một giao diện, một kiểu thông báo, v.v.; /preferences cho xem các lựa chọn.
preferences-block-whom = Dùng `/preferences block:@Bob` hoặc `/preferences unblock:@Bob`, chỉ bạn thấy. Nếu gõ ở đây, hãy nhắc tên thành viên sau từ đó, và họ sẽ nhận thông báo.
preferences-yourself = Bạn không tự chặn mình được. Hãy chọn thành viên khác.

## Biểu mẫu

preferences-form = Tuỳ chọn của bạn
preferences-title-look = Giao diện và ngôn ngữ
preferences-title-notices = Thông báo và bảng xếp hạng
preferences-title-challenges = Thách đấu
preferences-form-language = Trả lời tôi bằng
preferences-language-discord = Ngôn ngữ Discord của tôi
preferences-form-look = Giao diện ván tôi mở
preferences-look-server = Theo máy chủ
preferences-look-crisp = Sắc nét: ký hiệu riêng của bot
preferences-look-bold = Đậm: ❌ và 🔵
preferences-look-classic = Cổ điển: ❌ và ⭕
preferences-look-letters = Chữ cái: X và O
preferences-look-contrast = Tương phản cao: đen, trắng và vàng
preferences-look-words = Bằng lời: cho trình đọc màn hình, không emoji
preferences-form-notices = Báo cho tôi
preferences-notices-server = Theo máy chủ
preferences-notices-accepted = Chỉ khi có người nhận lời hoặc muốn tái đấu
preferences-notices-off = Không bao giờ
preferences-notices-channel = Khi đến lượt tôi, trong kênh
preferences-notices-dm = Khi đến lượt tôi, qua DM
preferences-form-after = Bao lâu sau thì báo đến lượt tôi
preferences-after-0 = Ngay lập tức
preferences-after-5 = Sau 5 phút
preferences-after-15 = Sau 15 phút
preferences-after-60 = Sau một giờ
preferences-form-leaderboards = Bảng xếp hạng được ghi tên tôi
preferences-leaderboards-server = Trong các máy chủ tôi chơi
preferences-leaderboards-everywhere = Ở mọi nơi
preferences-leaderboards-hidden = Không ở đâu cả
preferences-form-remarks = Bot nói chuyện trong lúc chơi
preferences-remarks-chatty = Thỉnh thoảng
preferences-remarks-quiet = Không bao giờ
preferences-form-challenges = Ai được thách đấu tôi
preferences-challenges-anyone = Bất kỳ ai
preferences-challenges-nobody = Không ai
preferences-form-blocked =
    { $left ->
        [0] Đang chặn: không thách đấu tôi được
       *[other] Thành viên bị chặn ({ $shown }/{ $count })
    }

command-preferences = Xem hoặc đổi giao diện, ngôn ngữ, thông báo và thách đấu của bạn
command-preferences-language = Ngôn ngữ mình dùng để trả lời bạn (discord: như Discord của bạn)
command-preferences-look = Giao diện ván bạn mở; words dành cho trình đọc màn hình
command-preferences-notices = Mình có báo khi đến lượt bạn không, và báo ở đâu
command-preferences-leaderboards = Tên bạn hiện ở đâu: máy chủ bạn chơi, mọi nơi hoặc không ở đâu cả
command-preferences-after = Lượt của bạn chờ bao lâu thì mình báo; chỉ cho channel và dm
command-preferences-remarks = Mình có thỉnh thoảng nói vài lời trong lúc chơi không
command-preferences-challenges = Ai được thách đấu bạn: bất kỳ ai bạn không chặn, hoặc không ai
command-preferences-block = Thành viên không được thách đấu bạn nữa; mình không nói cho họ biết
command-preferences-unblock = Thành viên lại được thách đấu bạn
