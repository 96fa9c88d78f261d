### चुनौती और गेम, जैसे खेलने वालों को दिखते हैं।

challenge = { $asked }, { $asker } ने आपको टिक-टैक-टो की चुनौती दी है।
challenge-open = { $asker } को टिक-टैक-टो के लिए साथी चाहिए। खेलने के लिए “शामिल हों” दबाएँ।
challenge-first = आपका निशान { $mark } और पहली चाल आपकी।
challenge-second = आपका निशान { $mark }; पहली चाल { $asker } की।
challenge-clock = समय सीमा: <t:{ $deadline }:R>।
challenge-late = { $asked }, आपके लिए एक चुनौती आई है।
challenge-declined = { $asked } ने { $asker } की चुनौती से मना किया।
challenge-withdrawn = { $asker } की चुनौती वापस ले ली गई।
challenge-expired = { $asker } की चुनौती का समय निकल गया। /play से फिर पूछें।

rules-larger = { $board }: एक लाइन में { $count } पर जीत।

draw-offered = { $player } ने बराबरी की पेशकश की। { $other }, मानने के लिए नीचे दबाएँ; आपकी अगली चाल का मतलब होगा “नहीं”।
against = { $player } के ख़िलाफ़।
last-move = { $player } की चाल: { $square }।
last-moves = { $player } की चाल: { $square }, { $other } की चाल: { $answer }।
answered = आपकी चाल { $yours }, मेरी { $mine }।
began = मेरी चाल { $mine }।
press-a-mark = हिंट, बराबरी या हार मानने के लिए कोई भरा हुआ ख़ाना दबाएँ।
clock = अगली चाल की समय सीमा: <t:{ $deadline }:R>।
number = गेम { $game }
first-game = आपका पहला गेम मध्यम लेवल पर है; ज़्यादा मुश्किल चाहिए तो `/play hard`।

headline-won = { $winner } की जीत!
headline-lost = यह बाज़ी मेरी
headline-draw = बराबरी रही
headline-nobody = किसी की जीत नहीं
headline-called-off = पहली चाल से पहले ही रद्द

end-line =
    एक लाइन में { $row ->
        [3] तीन
        [4] चार
       *[5] पाँच
    }, { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालों
    } में।
praise-sure = मेरे ख़िलाफ़ इससे ज़्यादा किसी को नहीं मिलता।
praise = बढ़िया बचाव: यह मेरा सबसे अच्छा खेल था।
end-agreement =
    { $moves ->
        [0] पहली चाल से पहले ही सहमति।
        [one] { $moves } चाल के बाद सहमति।
       *[other] { $moves } चालों के बाद सहमति।
    }
end-resignation =
    { $moves ->
        [one] { $loser } ने { $moves } चाल के बाद हार मानी।
       *[other] { $loser } ने { $moves } चालों के बाद हार मानी।
    }
end-time =
    { $moves ->
        [one] { $moves } चाल के बाद { $loser } का समय ख़त्म।
       *[other] { $moves } चालों के बाद { $loser } का समय ख़त्म।
    }
end-nobody = दोनों की पहली चाल से पहले ही समय ख़त्म हो गया।
end-stop =
    { $moves ->
        [0] गेम पहली चाल से पहले ही रोक दिया गया।
        [one] गेम { $moves } चाल के बाद रोक दिया गया।
       *[other] गेम { $moves } चालों के बाद रोक दिया गया।
    }

hinted =
    { $count ->
        [one] रेटेड नहीं: { $names } ने हिंट लिया।
       *[other] रेटेड नहीं: { $names } ने हिंट लिए।
    }
rematch-offered = { $player } को रीमैच चाहिए। { $other }, खेलने के लिए “रीमैच” दबाएँ।

resign-sure = गेम { $game } में हार मानें? तब जीत { $winner } की होगी।
resign-sure-bot = गेम { $game } में हार मानें? तब जीत मेरी होगी।
resign-sure-uncounted = गेम { $game } रद्द करें? यह शुरू नहीं हुआ है, इसलिए किसी के लिए नहीं गिना जाएगा।
resigned-game = आपने गेम { $game } में हार मानी।
kept-playing = गेम { $game } जारी है।
menu = गेम { $game } में क्या करना है?
draw-offer-made = आपने गेम { $game } में बराबरी की पेशकश की।
draw-agreed = आपने गेम { $game } में बराबरी मान ली।
challenge-withdrawn-by-you = आपने अपनी चुनौती वापस ली।
rematch = रीमैच: गेम { $game }।

folded = -# गेम { $game } आगे जारी है: { $link }।
folded-over = -# गेम { $game } पूरा हुआ: { $link }।
link-here = यहाँ

topic-play = गेम शुरू करना
topic-play-text =
    `/play` से मेरे साथ गेम शुरू होता है। लेवल, बोर्ड और पहली चाल किसकी, यह सब आप चुनें।
    किसी को चुनौती देनी हो तो उसका नाम चुनें। उधर “स्वीकार करें” दबते ही गेम शुरू।
    `open` के साथ यहाँ कोई भी शामिल हो सकता है।
    गेम के बाद “रीमैच” से निशान बदलकर फिर खेलें।
topic-move = चाल चलना
topic-move-text =
    कोई ख़ाना दबाएँ, या उसके नंबर या नाम के साथ `/move` चलाएँ।
    नंबर ऊपर बाएँ से गिने जाते हैं। नाम में कॉलम और पंक्ति होते हैं: `a1` ऊपर बाएँ है, `b2` एक कदम अंदर।
    `center`, `top left` और `bottom right` भी चलते हैं।
topic-levels = लेवल
topic-levels-text =
    `easy` को जीत दिखे तो ले लेता है; वरना कहीं भी चलता है।
    `medium` आपकी लाइनें भी रोकता है।
    `hard` कुछ चाल आगे तक देखता है।
    `unbeatable` कोई ऐसा गेम नहीं हारता जो बच सकता हो।
topic-boards = बड़े बोर्ड
topic-boards-text =
    स्लैश के बाद की संख्या बताती है कि जीत के लिए एक लाइन में कितने चाहिए।
    `4x4` में एक लाइन में चार चाहिए, `4x4/3` में तीन।
    `5x5` में एक लाइन में चार चाहिए, `5x5/5` में पाँच।
topic-ending = बराबरी और हार मानना
topic-ending-text =
    `/draw` से बराबरी की पेशकश करें, या मिली हुई पेशकश मानें। गेम के आख़िर में, जब मेरी जीत मुमकिन न हो, मुझे बराबरी मंज़ूर है।
    `/resign` से हार मानें, या अपनी चुनौती वापस लें।
    बोर्ड बताता है कि अगली चाल कब तक चाहिए; मेरे ख़िलाफ़ सिर्फ़ तब, जब समय कम बचा हो। आपका समय ख़त्म, तो हार।
topic-typing = लिखे हुए कमांड
topic-typing-text =
    हर कमांड लिखा भी जा सकता है: `{ $prefix }play hard 4x4`, `{ $prefix }resign`।
    छोटे रूप: चाल के लिए `{ $prefix }m5`, अपने बोर्ड के लिए `{ $prefix }b`।
    या मुझे मेंशन करें: `@bot play`।
topic-typing-untyped =
    कमांड के साथ मुझे मेंशन करें: `@bot play hard 4x4`, `@bot resign`।
    छोटे रूप: चाल के लिए `@bot m5`, अपने बोर्ड के लिए `@bot b`।
