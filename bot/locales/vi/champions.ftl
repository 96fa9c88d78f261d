### Nhà vô địch của tháng: bài đăng với bảng của tháng, và vai trò cho người đứng đầu.

champions-title = { $month } · { $board }
champions-is = Nhà vô địch của tháng: **{ $player }**.
champions-gets = **{ $player }** là nhà vô địch của tháng và nhận vai trò <@&{ $role }>.
champions-not-given = Mình không trao được vai trò <@&{ $role }>: nó nằm trên vai trò của mình, đã bị xoá, hoặc mình không còn quyền quản lý vai trò. Người quản lý có thể dùng /champion here ở đây để chọn lại.
champions-more = Danh sách đầy đủ: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Ngày đầu mỗi tháng, mình sẽ đăng bảng của tháng ở đây. Muốn dừng thì dùng /champion stop.
       *[other] Ngày đầu mỗi tháng, mình sẽ đăng bảng của tháng ở đây, và ai đứng đầu sẽ nhận <@&{ $role }>. Muốn dừng thì dùng /champion stop.
    }
champions-stopped = Mình đã ngừng đăng bảng của tháng. Dùng /champion here để bật lại.

champions-managers-only = Chỉ thành viên có quyền quản lý máy chủ này mới làm được. Dùng /leaderboard để xem bảng.
champions-servers-only = Mình chỉ đăng bảng của tháng được trong máy chủ. Dùng /leaderboard để xem bảng.
champions-cannot-post = Mình không đăng bảng của tháng ở đây được. Dùng /champion here trong kênh mà cả hai ta đều xem và gửi tin nhắn được.
champions-not-posted = Mình không đăng bảng của tháng trong máy chủ này. Dùng /champion here trong một kênh để bắt đầu.
champions-no-such-action = Mình chưa hiểu. Thử /champion với here hoặc stop nhé.
champions-no-such-role = Mình không tìm thấy vai trò đó ở đây, hoặc không ai trao được vì nó thuộc về một ứng dụng. Dùng /champion here và chọn vai trò khác nhé.
champions-no-right = Mình không được phép trao vai trò ở đây. Cho mình quyền Quản lý vai trò, rồi dùng lại /champion here.
champions-too-high = Vai trò đó không nằm dưới vai trò của mình nên mình không trao được. Kéo vai trò của mình lên trên nó trong cài đặt máy chủ, hoặc dùng /champion here với vai trò khác.
champions-above-you = Bạn không tự trao được vai trò đó, nên mình cũng không trao thay bạn được. Dùng /champion here với vai trò khác, hoặc nhờ người có quyền.

topic-champions = Nhà vô địch của tháng
topic-champions-text =
    Nếu bạn quản lý máy chủ, `/champion here` đăng bảng của tháng trong một kênh vào ngày đầu mỗi tháng (UTC). Bảng gồm những ai đã chơi ván có xếp hạng ở đó trong tháng.
    Với `role:`, người đứng đầu nhận vai trò đó cho đến khi có nhà vô địch mới. Vai trò phải nằm dưới vai trò của mình, và bạn cũng phải tự trao được nó.
    `/champion stop` để dừng lại. `/leaderboard` xem được cả những tháng trước.

command-champion = Đăng bảng của tháng, kèm vai trò cho người đứng đầu
command-champion-here = Đăng trong kênh này vào ngày đầu mỗi tháng (cho người quản lý)
command-champion-here-role = Vai trò của nhà vô địch tháng, cho đến khi có người mới
command-champion-stop = Ngừng đăng bảng của tháng (cho người quản lý máy chủ)

## Trong thẻ của /settings

champions-server-none = Bảng của tháng: không đăng. `/champion here` đăng bảng trong một kênh.
champions-server =
    { $role ->
        [none] Bảng của tháng: trong <#{ $channel }> vào ngày đầu tháng. `/champion here` để đổi, `/champion stop` để dừng.
       *[other] Bảng của tháng: trong <#{ $channel }> vào ngày đầu tháng, nhà vô địch nhận <@&{ $role }>. `/champion here` để đổi, `/champion stop` để dừng.
    }
