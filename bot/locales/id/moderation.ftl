### Yang dilakukan moderator: mengakhiri game dan tantangan.

moderation-by = Diakhiri oleh { $user }, moderator saluran ini.
moderation-by-challenge = { $user }, moderator saluran ini, mengakhiri tantangan dari { $asker }.

moderation-ended = Game { $game } kuakhiri. Tidak dihitung untuk siapa pun.
moderation-ended-challenges = { $count } tantangan dari { $user } kuakhiri.

topic-ending-moderator = Kalau kamu boleh mengelola pesan, `/end` mengakhiri game di saluranmu tanpa hasil.

moderation-not-allowed = Game { $game_id } hanya bisa diakhiri oleh yang boleh mengelola pesan di salurannya. Pakai /resign untuk menyerah di game-mu sendiri.
moderation-your-own = Kamu sendiri yang main di game { $game_id }. Pakai /resign untuk menyerah, atau minta moderator lain mengakhirinya.
moderation-no-challenge = { $user } tak punya tantangan terbuka di tempat kamu boleh mengelola pesan. Pakai /end dengan nomor untuk mengakhiri game.
moderation-not-understood = Aku perlu satu nomor game atau satu anggota. Cari nomornya lewat /games.

command-end = Akhiri game tanpa hasil, atau tantangan terbuka seorang anggota
command-end-game = Game yang diakhiri, di saluran tempat kamu boleh mengelola pesan
command-end-member = Atau anggota yang tantangan terbukanya diakhiri di server ini
