variant-three = üç işaret
choice-three = üç işaret (dördüncü en eskiyi kaldırır)
rules-three = Üçer işaret: dördüncüyü koyunca en eskin kalkar. Yan yana üç kazanır.
three-next = Sıradaki kaybolacak işaret: { $first }, sonra { $second }.
three-order = En eskiden en yeniye: ❌ { $x }; 🔵 { $o }.
three-again = Bu konum iki kez oluştu. Üçüncüsünde oyun berabere biter.
end-repetition = Aynı konum üç kez oluştu: berabere.
topic-three = Üç işaret
topic-three-text =
    Her oyuncunun üç işareti vardır. Dördüncüyü koyunca en eskin kalkar; o, tahtada soluk görünür.
    Yan yana üç kazanır; soluk işaretin karesi ancak sen oynadıktan sonra boşalır.
    Aynı konum, aynı işaretlerle ve aynı sırayla üç kez oluşursa oyun berabere biter.
    Her konumu bilirim: kenardan başlayan, 7 hamlede kazanmayı garantileyebilir. 3x3 tahtada oynanır.
position-wrong-order = Burada sıralama önemli. İşaretleri en eskiden en yeniye yaz, örneğin X5 O1 X9: X başlar, sonra sırayla, en fazla üçer tane, hiçbir kare iki kez yazılmaz.
