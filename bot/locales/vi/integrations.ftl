### Những gì máy chủ cho phép thành viên dùng.

integrations-held-back = Máy chủ này không cho bạn dùng `{ $command }` ở đây. Điều đó do những người quản lý máy chủ quyết định.
