variant-three = üç işaret
choice-three = üç işaret (dördüncü en eskiyi kaldırır)
rules-three = Üçer işaret: dördüncüyü koyunca en eskin kalkar. Yan yana üç kazanır.
three-next =
    { $count ->
        [1] Sırada kalkacak: { $first }.
       *[other] Sırada kalkacak: { $first }, sonra { $second }.
    }
three-order = En eskiden en yeniye: ❌ { $x }; 🔵 { $o }.
three-again = Bu konum iki kez oluştu. Üçüncüsünde oyun berabere biter.
end-repetition = Aynı konum üç kez oluştu: berabere.
topic-three = Üç işaret
topic-three-text =
    Her oyuncunun üç işareti vardır. Dördüncüyü koyunca en eskin kalkar; o, tahtada soluk görünür.
    Yan yana üç kazanır; soluk işaretin karesi ancak sen oynadıktan sonra boşalır.
    Aynı konum, kalkacak işaretler de aynıyken üç kez oluşursa oyun berabere biter.
    Her konumu bilirim: kenardan başlayan, 7 hamlede kazanmayı garantileyebilir. 3x3 tahtada oynanır.
