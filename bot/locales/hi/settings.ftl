### सर्वर चलाने वाले बॉट के लिए क्या तय करते हैं।

settings-title = इस सर्वर की सेटिंग
settings-about = जब तक कोई गेम या सदस्य कुछ और न चुने, यहाँ यही चलता है।
settings-saved = ✅ सेव हो गया:
settings-same = कुछ नहीं बदला।
settings-games = गेम
settings-limits = सीमाएँ
settings-chat = भाषा और लुक
settings-posts = पोस्ट
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (डिफ़ॉल्ट)
settings-level-last = हर खिलाड़ी का पिछला लेवल
settings-games-default = जितने मन करे
settings-language-default = जैसा Discord कहे (डिफ़ॉल्ट)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = पोस्ट नहीं होती
settings-champion-default = पोस्ट नहीं होती
settings-role-default = कोई नहीं
settings-first-me = जिसने गेम शुरू किया
settings-first-them = सामने वाला
settings-look-crisp = साफ़ (मेरे अपने निशान)
settings-look-bold = गहरा (❌ और 🔵)
settings-look-classic = क्लासिक (❌ और ⭕)
settings-look-letters = अक्षर (X और O)
settings-look-contrast = हाई कॉन्ट्रास्ट
settings-look-words = शब्द, स्क्रीन रीडर के लिए
settings-notices-accepted = जब कोई स्वीकार करे या रीमैच चाहे
settings-notices-off = कभी नहीं
settings-notices-channel = हर बारी पर, चैनल में
settings-notices-dm = हर बारी पर, DM में
settings-time-minute =
    { $count ->
        [one] { $count } मिनट
       *[other] { $count } मिनट
    }
settings-time-hour =
    { $count ->
        [one] { $count } घंटा
       *[other] { $count } घंटे
    }
settings-time-day =
    { $count ->
        [one] { $count } दिन
       *[other] { $count } दिन
    }
settings-time-second =
    { $count ->
        [one] { $count } सेकंड
       *[other] { $count } सेकंड
    }

settings-name-level = लेवल
settings-name-board = बोर्ड
settings-name-rules = नियम
settings-name-first = पहली चाल
settings-name-threads = हर गेम के लिए थ्रेड
settings-name-challenge = चुनौती की समय सीमा
settings-name-idle = एक चाल का समय
settings-name-games = चैनल में एक साथ गेम
settings-name-language = भाषा
settings-name-prefix = प्रीफ़िक्स
settings-name-look = लुक
settings-name-notices = बारी की सूचनाएँ
settings-name-puzzle = रोज़ की पहेली
settings-name-hour = पहेली का घंटा
settings-name-champion = महीने की तालिका
settings-name-role = चैंपियन का रोल
settings-name-zone = टाइम ज़ोन
settings-about-rules = सामान्य को छोड़कर सबके लिए 3x3 बोर्ड चाहिए।
settings-about-threads = गेम शुरू होने पर बनता है, और ख़त्म होने पर आर्काइव होता है।
settings-about-idle = समय निकल जाए तो हार। जो चाल बाक़ी है, उसका समय वही रहता है।
settings-about-language = बोर्ड की, और उस सबकी जो सब पढ़ते हैं।
settings-about-prefix = चिह्न, या अक्षर और फिर एक चिह्न। { $prefix } के लिए ख़ाली छोड़ें
settings-about-look = उन गेम का, जिन्हें शुरू करने वाले ने लुक नहीं चुना।
settings-about-notices = उन सदस्यों की, जिन्होंने ख़ुद नहीं चुना।
settings-about-puzzle = रोज़ नीचे दिए घंटे पर। न चाहिए तो ख़ाली छोड़ें।
settings-about-champion = हर महीने की पहली तारीख़ को। न चाहिए तो ख़ाली छोड़ें।
settings-about-role = महीने के चैंपियन का रोल, अगला चैंपियन आने तक।
settings-about-zone = पहेली का घंटा और महीने का अंत इसी से चलते हैं। उसका कोई शहर लिखें।

settings-servers-only = सेटिंग सर्वर की होती है। /settings ऐसे सर्वर में चलाएँ जिसे मैनेज करना आपके हाथ में हो।
settings-managers-only = इस सर्वर की सेटिंग सिर्फ़ वे सदस्य बदल सकते हैं जो इसे मैनेज करते हैं।
settings-no-such-name = “{ $word }” नाम की सेटिंग नहीं मिली। { $names } लिखें, फिर मान: `level hard`, या वापस पहले जैसा करने के लिए `level default`।
settings-no-such-value = { $word } के लिए { $names } में से चुनें।
settings-both = इन नियमों के लिए 3x3 बोर्ड चाहिए, और { $word } उससे मेल नहीं खाता। दोनों बदलें: `{ $command }`
settings-no-channel = { $word } के लिए अभी कुछ पोस्ट नहीं होता। साथ में चैनल भी चुनें।
settings-no-such-channel = { $word } के लिए इस सर्वर का टेक्स्ट चैनल चुनें, या `off`।
settings-cannot-post = उस चैनल में पोस्ट नहीं हो सकता। ऐसा चुनें जिसे हम दोनों देख सकें और जिसमें लिख सकें।
settings-no-such-role = { $word } के लिए इस सर्वर का रोल चुनें, या `off`।
settings-fixed-role = वह रोल कोई नहीं दे सकता: वह किसी ऐप का है, या सबका। कोई दूसरा चुनें।
settings-no-right = मुझे यहाँ रोल देने की अनुमति नहीं है। मुझे “रोल मैनेज करें” की अनुमति दें, फिर /settings दोबारा चलाएँ।
settings-too-high = वह रोल मेरे रोल से नीचे नहीं है, इसलिए दिया नहीं जा सकता। सर्वर सेटिंग्स में मेरा रोल उससे ऊपर रखें, या /settings से कोई दूसरा चुनें।
settings-above-you = वह रोल देने की अनुमति आपको नहीं है, इसलिए आपकी ओर से मुझे भी नहीं। /settings से कोई दूसरा चुनें, या किसी ऐसे से कहें जिसे अनुमति हो।
settings-discord-away = मैं Discord से इसकी जाँच नहीं कर पाया, इसलिए कुछ नहीं बदला। एक मिनट में फिर कोशिश करें।
settings-no-such-prefix =
    { $most ->
        [one] प्रीफ़िक्स 1 चिह्न होता है, जैसे `?` या `$`। Discord के अपने चिह्न, जैसे `/` और `*`, नहीं चलते।
       *[other] प्रीफ़िक्स 1 से { $most } अक्षरों, अंकों और चिह्नों का होता है, और अंत में चिह्न होता है: `?`, `t!`। Discord के अपने चिह्न, जैसे `/` और `*`, नहीं चलते।
    }

topic-settings = सर्वर की सेटिंग
topic-settings-text =
    सर्वर मैनेज करना आपके हाथ में हो, तो `/settings` दिखाता है कि वहाँ क्या तय है, और बदलने के लिए बटन देता है: जब गेम में कुछ न बताया हो तो लेवल, बोर्ड और नियम, चुनौती और चाल का समय, चैनल में एक साथ कितने गेम, भाषा, प्रीफ़िक्स और लुक। वहीं: हर गेम के लिए थ्रेड, और रोज़ की पहेली तथा महीने की तालिका किस चैनल में आती है।
    या सीधे बदलें: `/settings level:hard`, या लिखकर `{ $prefix }settings prefix ? level hard`।
    `default` से सेटिंग पहले जैसी हो जाती है: `/settings level:default`।

command-settings = इस सर्वर की सेटिंग देखें या बदलें (सर्वर मैनेज करने वालों के लिए)
command-settings-language = बोर्ड की, और उस सबकी जो सब पढ़ते हैं
command-settings-prefix = लिखे हुए कमांड से पहले: जैसे ? या t!; होस्ट वाले के लिए default
command-settings-level = जब गेम में न बताया हो, तो मेरा खेल कितना अच्छा हो
command-settings-board = जब गेम में न बताया हो, तो कौन-सा बोर्ड
command-settings-rules = जब गेम में न बताया हो, तो कौन-से नियम
command-settings-first = जब गेम में न बताया हो, तो पहली चाल किसकी
command-settings-challenge = चुनौती जवाब का कितनी देर इंतज़ार करे
command-settings-idle = गेम किसी चाल का कितनी देर इंतज़ार करे
command-settings-games = एक चैनल में एक साथ कितने गेम चल सकें
command-settings-look = गेम का लुक, अगर शुरू करने वाले ने नहीं चुना
command-settings-notices = सदस्यों को बारी की सूचना कैसे मिले, अगर उन्होंने नहीं चुना
command-settings-threads = हर गेम को अपना थ्रेड मिले या नहीं
command-settings-puzzle = रोज़ की पहेली का चैनल
command-settings-hour = किस घंटे पर, 0 से 23, सर्वर के टाइम ज़ोन में
command-settings-champion = महीने की तालिका का चैनल, हर महीने की पहली तारीख़ को
command-settings-role = महीने के चैंपियन का रोल, अगला चैंपियन आने तक
command-settings-stop = क्या बंद करें: पोस्ट, या चैंपियन का रोल
command-settings-zone = यहाँ के घंटों, दिनों और महीनों का टाइम ज़ोन: उसका कोई शहर लिखें
