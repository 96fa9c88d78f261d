### เกมในเธรดของตัวเอง

threads-title = { $x } พบ { $o }
threads-line = เล่นใน <#{ $thread }>
