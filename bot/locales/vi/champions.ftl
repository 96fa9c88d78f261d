### Nhà vô địch của tháng: bài đăng với bảng của tháng, và vai trò cho người đứng đầu.

champions-title = { $month } · { $board }
champions-is = Nhà vô địch của tháng: **{ $player }**.
champions-gets = **{ $player }** là nhà vô địch của tháng và nhận vai trò <@&{ $role }>.
champions-not-given = Mình không trao được vai trò <@&{ $role }>: nó nằm trên vai trò của mình, đã bị xoá, hoặc mình không còn quyền quản lý vai trò. Người quản lý có thể dùng /settings ở đây để chọn lại.
champions-more = Danh sách đầy đủ: `/leaderboard period:{ $month }`

topic-champions = Nhà vô địch của tháng
topic-champions-text =
    Nếu bạn quản lý máy chủ, `/settings champion:` đăng bảng của tháng trong một kênh vào ngày đầu mỗi tháng. Bảng gồm những ai đã chơi ván có xếp hạng ở đó trong tháng.
    Với `role:`, người đứng đầu nhận vai trò đó cho đến khi có nhà vô địch mới. Vai trò phải nằm dưới vai trò của mình, và bạn cũng phải tự trao được nó.
    `/settings stop:champion` để dừng lại. `/leaderboard` xem được cả những tháng trước.

## Trong thẻ của /settings
