### Game di utasnya sendiri.

threads-title = { $x } lawan { $o }
threads-line = **{ $x }** lawan **{ $o }**: main di <#{ $thread }>.

threads-only-in-text = Di server ini tiap game mendapat utasnya sendiri, tapi hanya saluran teks yang bisa punya utas, jadi game ini tetap di sini.
threads-no-right = Di server ini tiap game mendapat utasnya sendiri, tapi aku tak boleh membuatnya di sini, jadi game ini tetap di sini. Minta pengelola memberiku Buat Utas Publik dan Kirim Pesan di Utas.
threads-enough = Salah satu dari kalian sudah punya tiga game di utas saluran ini, jadi yang ini tetap di sini. Selesaikan salah satunya untuk dapat utas lagi.
threads-refused = Di server ini tiap game mendapat utasnya sendiri, tapi barusan Discord tidak mengizinkanku membuatnya, jadi game ini tetap di sini.
