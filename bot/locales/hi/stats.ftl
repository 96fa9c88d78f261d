### किसी सदस्य के आँकड़े।

stats-title =
    { $games ->
        [one] { $name }: { $games } गेम
       *[other] { $name }: { $games } गेम
    }
stats-score = { $win } { $won } जीत ({ $share }%) · { $draw } { $drawn } बराबरी · { $loss } { $lost } हार
stats-streak = अभी लगातार **{ $current }** जीत। सबसे लंबी स्ट्रीक: **{ $best }**।
stats-best-streak = सबसे लंबी स्ट्रीक: लगातार **{ $best }** जीत
stats-opening = पसंदीदा पहली चाल: { $board } पर **{ $square }**, X के { $all } में से { $games } गेम में
stats-accuracy =
    { $moves ->
        [one] 3x3 पर सटीकता: { $moves } चाल में **{ $share }%**
       *[other] 3x3 पर सटीकता: { $moves } चालों में **{ $share }%**
    }
stats-opponents = सामने वाले
stats-boards = बोर्ड
stats-won = जीत
stats-drawn = ड्रॉ
stats-lost = हार
stats-rated = रेटिंग
stats-people = लोग
stats-rating = रेटिंग: **{ $rating }**
stats-you-against = { $second } के ख़िलाफ़ आप
stats-against = { $second } के ख़िलाफ़ { $first }
stats-duel = { $win } { $won } जीत · { $draw } { $drawn } बराबरी · { $loss } { $lost } हार
stats-latest =
    { $count ->
        [one] पिछला गेम: { $results }
       *[other] पिछले { $count }, नए पहले: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, { $drawn } बराबरी
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } बराबरी
    }
stats-changed = { $name } की रेटिंग: { $rating } ({ $points })
stats-first-win = 🎉 { $bot } पर { $name } की पहली जीत!
stats-hundred = 🎉 { $name } का यहाँ गेम नंबर 100।
stats-you-no-duel = यहाँ आपका और { $second } का आपस में कोई गेम अभी पूरा नहीं हुआ। शुरुआत /play से करें।
stats-no-duel = यहाँ इन दोनों का आपस में कोई गेम अभी पूरा नहीं हुआ। शुरुआत /play से करें।
stats-empty = यहाँ आपका कोई गेम अभी पूरा नहीं हुआ। एक खेलें, और आँकड़े शुरू।
stats-empty-member = यहाँ { $name } का कोई गेम अभी पूरा नहीं हुआ। /play से चुनौती दें।
stats-member = यह सदस्य

stats-button-play = { $kind } खेलें
stats-button-rating = रेटिंग
stats-button-openings = शुरुआतें

stats-rating-title = { $name } · { $board }
stats-rating-now =
    { $games ->
        [one] { $games } रेटेड गेम के बाद **{ $rating }**।
       *[other] { $games } रेटेड गेम के बाद **{ $rating }**, { $least } और { $most } के बीच।
    }
stats-rating-picture =
    { $games ->
        [one] { $board } पर रेटिंग: { $games } गेम के बाद { $rating }।
       *[other] { $board } पर { $games } में से हर गेम के बाद की रेटिंग, हर एक का एक बिंदु: { $first } से { $rating } तक, { $least } और { $most } के बीच।
    }

stats-openings-title =
    { $games ->
        [one] { $board } पर { $name }: X के { $games } गेम
       *[other] { $board } पर { $name }: X के { $games } गेम
    }
stats-openings-move =
    { $games ->
        [one] ख़ाना { $square }: { $games } गेम, { $share }% में जीत
       *[other] ख़ाना { $square }: { $games } गेम, { $share }% में जीत
    }
stats-openings-key = इसे कैसे पढ़ें
stats-openings-legend = संख्या बताती है कि पहली चाल वहाँ कितनी बार गई। पट्टी बताती है कि वे गेम कैसे ख़त्म हुए: नीला जीत, ग्रे बराबरी, नारंगी हार।
stats-openings-picture = { $board } पर पहली चालें: { $squares }।
stats-openings-square = { $share }% में { $square } ({ $won }% में जीत)

stats-are-yours = DM में सिर्फ़ आपके अपने आँकड़े दिखते हैं। किसी और के लिए सर्वर में /stats चलाएँ।
stats-against-yourself = कोई ख़ुद के ख़िलाफ़ नहीं खेलता। दो अलग सदस्य चुनें।
stats-not-of-bots = बॉट के आँकड़े नहीं होते। मेरे हर लेवल के ख़िलाफ़ आपका खेल कैसा है, यह /stats में देखें।
stats-not-rated-yet = अभी कोई रेटेड गेम नहीं। रेटिंग पाने के लिए /play चलाएँ और बिना हिंट के एक पूरा करें।
stats-no-openings-yet = यहाँ X के साथ कोई गेम अभी पूरा नहीं हुआ। /play चलाएँ और चुनें कि पहली चाल किसकी हो।

topic-stats = आँकड़े
topic-stats-text =
    `/stats` में आपकी जीत, रेटिंग, स्ट्रीक और सटीकता है। किसी सदस्य का नाम दें, तो उसके आँकड़े दिखते हैं।
    दूसरे सदस्य का नाम भी दें, तो दोनों का आपसी हिसाब दिखता है।
    “रेटिंग” और “शुरुआतें” चार्ट बनाते हैं। दूसरी चाल से पहले ख़त्म हुए गेम नहीं गिने जाते।

command-stats = अपने या किसी सदस्य के नतीजे, स्ट्रीक और सटीकता देखें
command-stats-member = किसके आँकड़े; अपने देखने के लिए ख़ाली छोड़ें
command-stats-against = इस सदस्य के ख़िलाफ़ खेल कैसा रहा
