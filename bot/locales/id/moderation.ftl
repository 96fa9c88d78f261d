### Yang dilakukan moderator: mengakhiri game dan tantangan.

moderation-ended-game = { $moderator } mengakhiri game { $game }. Tidak dihitung untuk siapa pun.
moderation-ended-challenge = { $moderator } mengakhiri tantangan dari { $asker }.

topic-ending-moderator = Kalau kamu boleh mengelola pesan, `/end` mengakhiri game di saluranmu tanpa hasil.

moderation-not-moderator = Hanya yang boleh mengelola pesan di saluran ini yang bisa mengakhiri game di sini. Pakai /resign untuk menyerah di game-mu sendiri.
moderation-your-own = Kamu sendiri yang main di game { $game_id }. Pakai /resign untuk menyerah, atau minta moderator lain mengakhirinya.
moderation-no-such-game = Game { $game_id } tidak ada di saluran ini. Pakai /end di tempat game itu dimainkan.
moderation-nothing-open = Anggota itu tak punya tantangan terbuka di saluran ini. Pakai /end dengan nomor untuk mengakhiri game.
moderation-not-understood = Aku perlu satu nomor game atau satu anggota. Cari nomornya lewat /games.

command-end = Akhiri game di sini tanpa hasil, atau tantangan terbuka seorang anggota
command-end-game = Nomor game di saluran ini
command-end-member = Atau anggota yang tantangan terbukanya di saluran ini diakhiri
