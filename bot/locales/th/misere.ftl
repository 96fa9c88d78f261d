variant-misere = มิแซร์
choice-misere = มิแซร์
rules-misere = มิแซร์: ใครเรียงสามได้ คนนั้นแพ้
end-misere = { $loser } เรียงสาม ตามกติกานี้คือแพ้
topic-misere = มิแซร์
topic-misere-text =
    เรียงสามแล้ว **แพ้** บีบให้อีกฝ่ายต้องเรียงครบแถว
    เล่นบนกระดาน 3x3
