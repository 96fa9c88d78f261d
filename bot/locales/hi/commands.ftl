### मुख्य कमांड: Discord का पिकर इनके बारे में क्या कहता है, और कुछ जवाब।

menu-challenge = टिक-टैक-टो की चुनौती दें
menu-stats = टिक-टैक-टो के आँकड़े
menu-explain = यह गेम समझाएँ
menu-replay = इस गेम का रीप्ले देखें
menu-watch = यह गेम यहाँ देखें
menu-end = यह गेम ख़त्म करें

command-play = मुझसे, किसी सदस्य से, किसी से भी या पूरे चैनल के साथ टिक-टैक-टो खेलें
command-play-opponent = किसे चुनौती देनी है; मुझसे खेलने के लिए ख़ाली छोड़ें
command-play-level = मेरा खेल कितना अच्छा हो; किसी सदस्य से खेलते समय लागू नहीं
command-play-first = पहली चाल किसकी हो
command-play-board = बोर्ड का आकार; स्लैश के बाद की संख्या बताती है कि जीत के लिए एक लाइन में कितने चाहिए
command-play-rules = दूसरे नियम, 3x3 बोर्ड पर
command-play-open = इस चैनल में किसी को भी आने दें; किसी को पिंग नहीं जाता
command-play-crowd = पूरे चैनल के साथ मेरे ख़िलाफ़ खेलें: सब वोट देते हैं
command-move = किसी ख़ाने में अपना निशान रखें
command-move-square = ऊपर बाएँ से उसका नंबर, या उसका नाम: b2, center, top left
command-board = अपना गेम यहाँ फिर से दिखाएँ
command-resign = यहाँ अपने गेम में हार मानें, या अपनी चुनौती वापस लें
command-draw = बराबरी की पेशकश करें, या मिली हुई पेशकश मानें

choice-easy = आसान
choice-medium = मध्यम
choice-hard = कठिन
choice-unbeatable = अजेय
choice-me = आपकी
choice-them = सामने वाले की
choice-random = रैंडम
choice-standard = सामान्य
choice-tree = ट्री
choice-steps = कदम
choice-alpha-beta = अल्फ़ा-बीटा
choice-alpha-beta-steps = अल्फ़ा-बीटा के कदम
choice-knockout = नॉकआउट
choice-round-robin = राउंड रॉबिन
choice-all = सब
choice-month = इस महीने
choice-here = यहाँ
choice-everywhere = हर जगह
choice-off = बंद
choice-at-once = तुरंत
choice-5-minutes = 5 मिनट
choice-15-minutes = 15 मिनट
choice-60-minutes = 60 मिनट
choice-default = डिफ़ॉल्ट
choice-on = चालू
choice-1-minute = 1 मिनट
choice-10-minutes = 10 मिनट
choice-1-hour = 1 घंटा
choice-6-hours = 6 घंटे
choice-1-day = 1 दिन
choice-3-days = 3 दिन
choice-7-days = 7 दिन
choice-30-days = 30 दिन

restarting = अभी मेरा रीस्टार्ट हो रहा है, और आपका गेम सुरक्षित है। थोड़ी देर में फिर कोशिश करें।
store-away = मेरा डेटाबेस अभी पहुँच से बाहर है। आपका गेम सुरक्षित है; एक मिनट में फिर कोशिश करें।
old-button = यह बटन अब काम नहीं करता। /help देखें।
commands-changed = मेरे कमांड अभी-अभी अपडेट हुए हैं। एक मिनट में फिर कोशिश करें।
did-you-mean = क्या आपका मतलब `{ $command }` था?
edited-command = मैं संपादित संदेशों पर काम नहीं करता। अगर आप यही चाहते हैं तो `{ $command }` फिर से भेजें।
unknown-command = नमस्ते। एक गेम हो जाए? “खेलें” दबाएँ, या देखें कि मुझे और क्या आता है।
broken = मेरी तरफ़ कुछ गड़बड़ हुई, पर आपका गेम सुरक्षित है। फिर कोशिश करें; बार-बार हो तो कोड { $reference } के साथ बताएँ।
sent-in-private = जवाब आपके DM में है।
may-not-speak = <#{ $channel }> में मुझे लिखने की अनुमति नहीं है। वहाँ /play जैसे स्लैश कमांड चलाएँ, या कोई और चैनल आज़माएँ।

pick-game = कौन-सा गेम?
pick-menu = कोई गेम चुनें
pick-versus = { $game } · { $x } बनाम { $o }
pick-age-now = अभी-अभी
pick-age-minutes =
    { $count ->
        [one] { $count } मिनट पहले
       *[other] { $count } मिनट पहले
    }
pick-age-hours =
    { $count ->
        [one] { $count } घंटा पहले
       *[other] { $count } घंटे पहले
    }
pick-age-days =
    { $count ->
        [one] { $count } दिन पहले
       *[other] { $count } दिन पहले
    }
