### เกมในเธรดของตัวเอง

threads-line = เล่นใน <#{ $thread }>
