variant-three = Tiga tanda
choice-three = Tiga tanda (yang terlama hilang)
rules-three = Tiga tanda: tanda keempatmu menghapus yang terlama. Tiga sebaris menang.
three-next = Yang hilang berikutnya: { $first }, lalu { $second }.
three-order = Dari yang terlama ke yang terbaru: ❌ { $x }; 🔵 { $o }.
three-again = Posisi ini sudah muncul dua kali. Kalau muncul lagi, hasilnya seri.
end-repetition = Posisi yang sama muncul tiga kali: seri.
topic-three = Tiga tanda
topic-three-text =
    Setiap pemain punya tiga tanda. Tanda keempat menghapus tandamu yang terlama; di papan, tanda itu tampak pudar.
    Tiga sebaris menang, dan kotak dengan tanda pudar baru kosong setelah langkahmu.
    Kalau posisi yang sama muncul tiga kali, dengan tanda yang sama dalam urutan yang sama, hasilnya seri.
    Aku tahu semua posisi: yang mulai di tepi bisa memaksakan kemenangan dalam 7 langkah. Dimainkan di 3x3.
position-wrong-order = Di sini urutan itu penting. Tulis tanda dari yang terlama ke yang terbaru, misalnya X5 O1 X9: X jalan duluan, lalu bergantian, masing-masing paling banyak tiga, tanpa kotak yang diulang.
