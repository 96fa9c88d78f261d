### पहेलियाँ: ऐसा बोर्ड, जिस पर सिर्फ़ एक ख़ाना सही है।

puzzles-title = पहेली #{ $number }
puzzles-practice-title = अभ्यास की पहेली { $number }
puzzles-question =
    { $outcome ->
        [win] { $mark } की बारी: **सिर्फ़ एक ख़ाने से जीत है।** कौन-सा?
       *[draw] { $mark } की बारी: **सिर्फ़ एक ख़ाने से बराबरी बचती है।** कौन-सा?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] कल: सिर्फ़ **{ $square }** से जीत थी।
           *[other] कल: सिर्फ़ **{ $square }** से जीत थी; { $answered } में से { $solved } ने ढूँढ लिया।
        }
       *[draw] { $answered ->
            [0] कल: सिर्फ़ **{ $square }** से बराबरी बचती थी।
           *[other] कल: सिर्फ़ **{ $square }** से बराबरी बचती थी; { $answered } में से { $solved } ने ढूँढ लिया।
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] यहाँ हर दिन आधी रात { $zone } के बाद नई पहेली पोस्ट होगी। बंद करने के लिए /puzzle stop चलाएँ।
       *[other] यहाँ हर दिन { $hour }:00 { $zone } के बाद नई पहेली पोस्ट होगी। बंद करने के लिए /puzzle stop चलाएँ।
    }
puzzles-stopped = रोज़ की पहेली अब यहाँ पोस्ट नहीं होगी। फिर शुरू करने के लिए /puzzle here चलाएँ।
puzzles-public = कोई ख़ाना दबाएँ: आपके पास तीन मौक़े हैं, और नतीजा सिर्फ़ आपको दिखता है।
puzzles-tries =
    { $left ->
        [1] आपकी स्ट्रीक के लिए एक मौक़ा बाक़ी।
        [2] आपकी स्ट्रीक के लिए दो मौक़े बाक़ी। रेटिंग में सिर्फ़ पहला गिना जाता है।
       *[3] आपके पास तीन मौक़े हैं, और रेटिंग में पहला गिना जाता है।
    }
puzzles-practice-of = **{ $user }**, नतीजा सिर्फ़ आपको दिखेगा। कोई और दबाए, तो उसे अपनी अलग पहेली मिलेगी।

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] आपकी पहेली रेटिंग: **{ $rating }?**, अभी बस अंदाज़ा।
           *[other] आपकी पहेली रेटिंग: **{ $rating }?** ({ $points }), अभी बस अंदाज़ा।
        }
       *[False] { $points ->
            [none] आपकी पहेली रेटिंग: **{ $rating }**।
           *[other] आपकी पहेली रेटिंग: **{ $rating }** ({ $points })।
        }
    }
puzzles-right = हल हो गई
puzzles-wrong = इस बार नहीं
puzzles-answered = आज की पहेली का आपका जवाब आ चुका है। अगली पहेली आधी रात { $zone } को आती है।
puzzles-shared-now = इस चैनल की सूची में शेयर हो गया।
puzzles-ten-days = लगातार दस दिन: आपके लिए पहली बार। कल मिलते हैं।
puzzles-solution =
    { $outcome ->
        [win] { $sign } सिर्फ़ **{ $square }** से जीत है।
       *[draw] { $sign } सिर्फ़ **{ $square }** से बराबरी बचती है।
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** से बस बराबरी होती है।
       *[False] { $sign } **{ $square }** से हार होती है।
    }
puzzles-others-lose = बाक़ी हर ख़ाने से हार है।
puzzles-completes = इससे लाइन पूरी हो जाती है, और यहाँ इसी पर तुरंत हार है।
puzzles-line = { $mark } की जीत ऐसे: { $moves }
puzzles-streak =
    { $days ->
        [0] आपकी सबसे लंबी स्ट्रीक: { $best ->
            [one] { $best } दिन
           *[other] { $best } दिन
        }।
        [one] 🔥 स्ट्रीक: **{ $days } दिन** (सबसे लंबी: { $best })।
       *[other] 🔥 स्ट्रीक: **{ $days } दिन** (सबसे लंबी: { $best })।
    }
puzzles-tally =
    { $answered ->
        [1] आज सबसे पहली कोशिश आपकी है।
       *[other] आज { $answered } में से { $solved } लोगों ने हल की है।
    }
puzzles-over =
    { $outcome ->
        [win] पहेली #{ $number } ख़त्म: सिर्फ़ **{ $square }** से जीत थी।
       *[draw] पहेली #{ $number } ख़त्म: सिर्फ़ **{ $square }** से बराबरी बचती थी।
    }
puzzles-practice-over = इसका आपका जवाब आ चुका है। दूसरी के लिए “अगली” दबाएँ।
puzzles-list = **टिक-टैक-टो #{ $number }**
puzzles-others =
    { $count ->
        [one] { $count } और
       *[other] { $count } और
    }

puzzles-button-solve = हल करें
puzzles-button-share = शेयर करें
puzzles-button-practice = अभ्यास करें
puzzles-button-next = अगली
puzzles-button-today = आज की पहेली

puzzles-not-out = वह पहेली अभी आई नहीं है। आज की पहेली के लिए /puzzle चलाएँ।
puzzles-not-answered = वह पहेली आपने अभी पूरी नहीं की, इसलिए शेयर करने को कुछ नहीं है। आज की पहेली के लिए /puzzle चलाएँ।
puzzles-shared = यह यहाँ पहले से शेयर है।
puzzles-managers-only = यह सिर्फ़ इस सर्वर को मैनेज करने वाले सदस्यों के लिए है। आज की पहेली के लिए /puzzle चलाएँ।
puzzles-servers-only = रोज़ की पहेली सिर्फ़ सर्वर में पोस्ट हो सकती है। आज की पहेली यहाँ पाने के लिए /puzzle चलाएँ।
puzzles-cannot-post = पहेली यहाँ पोस्ट नहीं हो सकती। /puzzle here ऐसे चैनल में चलाएँ जिसे हम दोनों देख सकें और जिसमें लिख सकें।
puzzles-not-posted = इस सर्वर में रोज़ की पहेली पोस्ट नहीं हो रही। शुरू करने के लिए किसी चैनल में /puzzle here चलाएँ।
puzzles-no-such-hour = घंटा 0 से 23 तक की संख्या है, सर्वर के टाइम ज़ोन में। जैसे /puzzle here के साथ 18 लिखें।
puzzles-no-such-action = बात समझ नहीं आई। /puzzle के साथ today, practice, here या stop लिखें।

topic-puzzles = पहेलियाँ
topic-puzzles-text =
    `/puzzle` में आज की पहेली है, सबके लिए एक ही: वह अकेला ख़ाना ढूँढें जिससे जीत है, या जिससे बराबरी बचती है।
    आपके पास तीन मौक़े हैं: 🟩 सही, 🟨 बस बराबरी, 🟥 हार। **शेयर करें** से आपके मौक़े चैनल की सूची में आते हैं, ख़ानों के बिना। स्ट्रीक बनाए रखने के लिए रोज़ एक हल करें।
    पहेली रेटिंग में सिर्फ़ पहला मौक़ा गिना जाता है, और अभ्यास का असर चौथाई होता है। वह एक दिन में ज़्यादा से ज़्यादा 60 अंक बदलती है, और पाँचवीं पहेली से पहले बस अंदाज़ा है (`?`)।
    `/puzzle practice` से और पहेलियाँ मिलती हैं, जितनी मन करे।
    सर्वर मैनेज करना आपके हाथ में हो, तो `/puzzle here` से पहेली हर दिन आपके चुने घंटे पर चैनल में पोस्ट होती है, और `/puzzle stop` से बंद होती है।

command-puzzle = आज की पहेली हल करें, या दूसरी पहेलियों पर अभ्यास करें
command-puzzle-today = आज की पहेली हल करें (सिर्फ़ आपको दिखती है)
command-puzzle-practice = एक के बाद एक पहेली हल करें (सिर्फ़ आपको दिखती हैं)
command-puzzle-here = पहेली हर दिन इस चैनल में पोस्ट करें (सर्वर मैनेज करने वालों के लिए)
command-puzzle-here-hour = किस घंटे पर, 0 से 23, सर्वर के टाइम ज़ोन में
command-puzzle-stop = पहेली रोज़ पोस्ट करना बंद करें (सर्वर मैनेज करने वालों के लिए)
