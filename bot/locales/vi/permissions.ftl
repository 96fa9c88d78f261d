### Bot được làm gì trong một kênh.

permissions-title = Mình được làm gì ở đây
permissions-fine = Mình có đủ mọi quyền cần để chơi trong <#{ $channel }>.
permissions-lacking = Mình còn thiếu { $count } quyền cần có trong <#{ $channel }>.
permissions-commands = Discord không nhận các lệnh gạch chéo của mình, nên một số lệnh có thể bị thiếu hoặc đã cũ. Bạn hãy hỏi người vận hành mình; lý do có trong nhật ký của mình.
permissions-needed = Để chơi
permissions-extra = Chỉ khi cài đặt của bạn cần đến

permissions-view-channel = **Xem kênh**, để cập nhật bàn cờ
permissions-send-messages = **Gửi tin nhắn**, để trả lời lệnh được gõ
permissions-embed-links = **Nhúng liên kết**, để ghi chữ dưới bàn cờ
permissions-read-message-history = **Đọc lịch sử tin nhắn**, để trả lời một tin nhắn
permissions-attach-files = **Đính kèm tệp**, để gửi hình
permissions-send-messages-in-threads = **Gửi tin nhắn trong chủ đề**, để chơi trong chủ đề
permissions-create-public-threads = **Tạo chủ đề công khai**, để mỗi ván có chủ đề riêng
permissions-manage-threads = **Quản lý chủ đề**, để dùng chế độ chậm trong chủ đề của ván
permissions-manage-roles = **Quản lý vai trò**, để trao vai trò cho nhà vô địch của tháng

permissions-where-roles = Cấp cho vai trò của mình trong Cài đặt máy chủ > Vai trò.
permissions-where-channel = Kênh này đang chặn quyền đó. Cho phép trong Chỉnh sửa kênh > Quyền.
permissions-where-either = Xem trong Cài đặt máy chủ > Vai trò và Chỉnh sửa kênh > Quyền.

topic-settings-permissions = `/permissions` cho biết mình được làm gì trong kênh, và đổi ở đâu.

permissions-no-channel = Quyền thuộc về kênh của máy chủ. Hãy dùng /permissions ở đó.

command-permissions = Xem mình được làm gì trong kênh này, và đổi ở đâu
