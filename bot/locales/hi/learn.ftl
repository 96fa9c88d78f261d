### हिंट, व्याख्या, और मिनिमैक्स का कोर्स, वह तरीक़ा जिससे बॉट अपनी चालें ढूँढता है।

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] **{ $squares }** चलें, और जीत अभी।
       *[other] **{ $squares }** चलें: जवाब कुछ भी आए, { $moves ->
            [one] { $moves } चाल
           *[other] { $moves } चालों
        } में जीत आपकी।
    }
learn-hint-draw =
    { $worse_count ->
        [0] कोई ख़ाना दूसरे से बेहतर नहीं: कोई न चूके तो बराबरी।
       *[other] बराबरी बचाने के लिए **{ $squares }** चलें; { $worse } से हार होगी।
    }
learn-hint-loss =
    { $count ->
        [one] बाज़ी हाथ से जा रही है, पर सबसे लंबा बचाव इससे है: **{ $squares }**।
       *[other] बाज़ी हाथ से जा रही है, पर सबसे लंबा बचाव इनसे है: **{ $squares }**।
    }
learn-hint-tricky = इसका जवाब देना मुश्किल है: { $square }।
learn-hint-after =
    { $kind ->
        [forks] { $square } लेने पर आपका एक साथ { $squares } पर हमला होगा।
        [forces] { $square } लेने पर { $other } को { $squares } पर रोकना ही होगा।
       *[holds] { $count ->
            [1] { $square } लेने पर { $other } का बचाव सिर्फ़ { $squares } से है।
           *[other] { $square } लेने पर { $other } का बचाव { $squares } से है।
        }
    }
learn-explain-counts = आपने उसके स्कोर देखे, इसलिए आपका गेम तभी रेटेड होगा, जब आप हारें।
learn-hint-counts = आपने हिंट लिया, इसलिए यह गेम तभी रेटेड होगा, जब आप हारें।
learn-unsure = यहाँ अंत तक की खोज पूरी नहीं हो पाई।
learn-hint-estimate = मेरी सलाह **{ $squares }** है: आपके लिए लगभग { $chance }%। मैंने { $depth } चाल आगे तक देखा, अंत तक नहीं।
learn-explain-estimate = { $mark } के लिए सबसे अच्छा: { $squares }, लगभग { $chance }%। मैंने { $depth } चाल आगे तक देखा, अंत तक नहीं।

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $squares } से { $mark } की जीत अभी।
           *[other] { $squares } से { $mark } की जीत, { $moves } चाल में।
        }
       *[other] { $squares } से { $mark } की जीत, { $moves } चालों में।
    }
learn-explain-draw =
    { $choice ->
        [any] हर ख़ाने से बराबरी।
       *[other] { $squares } से { $mark } की बराबरी।
    }
learn-explain-loss =
    { $moves ->
        [one] { $squares } से भी { $mark } की हार, { $moves } चाल में।
       *[other] { $squares } से भी { $mark } की हार, { $moves } चालों में।
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] जीत, जहाँ तक दिखता है
        [one] { $moves } चाल में जीत
       *[other] { $moves } चालों में जीत
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] बराबरी, जहाँ तक दिखता है
       *[other] बराबरी
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] हार, जहाँ तक दिखता है
        [one] { $moves } चाल में हार
       *[other] { $moves } चालों में हार
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, मिनिमैक्स { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] मैंने { $positions } स्थिति देखी। सादे मिनिमैक्स को यहाँ बहुत ज़्यादा समय लगता।
       *[other] मैंने { $positions } स्थितियाँ देखीं। सादे मिनिमैक्स को यहाँ बहुत ज़्यादा समय लगता।
    }
learn-explain-minimax =
    इस बोर्ड के लिए सादा मिनिमैक्स { $calls ->
        [one] { $calls } कॉल
       *[other] { $calls } कॉल
    } करता है और { $square } चलता है; मैंने { $positions ->
        [one] { $positions } स्थिति देखी
       *[other] { $positions } स्थितियाँ देखीं
    }।
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    सादा मिनिमैक्स { $square } चलता है और { $plain_moves ->
        [one] { $plain_moves } चाल
       *[other] { $plain_moves } चालों
    } में जीतता है: उसके लिए जीत बस जीत है, चाहे कितनी देर से हो। मेरी चाल { $best } होती, और जीत { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालों
    } में।
learn-explain-slower-loss =
    सादा मिनिमैक्स { $square } चलता है और { $plain_moves ->
        [one] { $plain_moves } चाल
       *[other] { $plain_moves } चालों
    } में हारता है: उसके लिए हार बस हार है, चाहे कितनी जल्दी हो। मेरी चाल { $best } होती, और बचाव { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालों
    } तक चलता।
learn-indices-squares =
    { $count ->
        [1] आपकी लिस्ट 0 से गिनती है: इंडेक्स { $indices } यानी ख़ाना { $squares }।
       *[other] आपकी लिस्ट 0 से गिनती है: इंडेक्स { $indices } यानी क्रम से ख़ाने { $squares }।
    }
learn-explain-effort = कॉल: सादा { $plain }, अल्फ़ा-बीटा के साथ { $alpha_beta }, याददाश्त के साथ { $memory }।
learn-explain-maximiser =
    { $mark } मैक्सिमाइज़र है, { $other } मिनिमाइज़र: { $win } यानी { $mark } की जीत, { $loss } यानी हार, 0 यानी बराबरी। यह ज़ीरो-सम है: एक तरफ़ की जीत दूसरी तरफ़ की हार है।
learn-unreached = किसी गेम में यह बोर्ड { $mark } की बारी के साथ नहीं आता, पर मिनिमैक्स फिर भी इसका स्कोर निकाल सकता है।

learn-tree =
    { $positions ->
        [one] { $board } का मिनिमैक्स ट्री, { $mark } की बारी, { $positions } स्थिति।
       *[other] { $board } का मिनिमैक्स ट्री, { $mark } की बारी, { $positions } स्थितियाँ।
    } पहला स्तर: { $scores }। सबसे अच्छा स्कोर: { $score }। चुना हुआ रास्ता: { $line }।
learn-tree-square = ख़ाने { $square } का स्कोर { $score }

learn-lesson =
    कदम { $step } / { $steps }: कॉल { $call }, { $depth ->
        [0] रूट
       *[other] { $squares } के बाद
    }
learn-lesson-asks =
    { $goal ->
        [min] { $mark } की बारी है। यह मिनिमाइज़र है और इसे **सबसे कम** स्कोर चाहिए। ख़ाली ख़ाने: { $squares }।
       *[max] { $mark } की बारी है। यह मैक्सिमाइज़र है और इसे **सबसे ज़्यादा** स्कोर चाहिए। ख़ाली ख़ाने: { $squares }।
    }
learn-lesson-recursion =
    मिनिमैक्स हर ख़ाना आज़माता है: निशान रखो, उस बोर्ड के लिए मिनिमैक्स को कॉल करो, निशान वापस लो। कोई फ़ंक्शन ऐसे ख़ुद को कॉल करे, तो उसे रिकर्शन कहते हैं।
learn-lesson-next = अब { $mark } **{ $square }** आज़माता है।
learn-lesson-back = पिछले बोर्ड पर वापस: { $square } का निशान वापस लिया गया। उसका स्कोर **{ $score }** आया।
learn-lesson-results = अब तक के नतीजे: { $scores }।
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = अल्फ़ा { $alpha } है, बीटा { $beta } है।
learn-lesson-skips =
    अल्फ़ा बीटा तक पहुँच गया: सामने वाले के पास कहीं और इससे बेहतर है, वह इस बोर्ड तक आने ही नहीं देगा। इसलिए { $squares } आज़माने की ज़रूरत नहीं।
learn-lesson-returns =
    { $goal ->
        [min] { $mark } सबसे कम वाला रखता है: इस कॉल का जवाब **{ $score }**।
       *[max] { $mark } सबसे ज़्यादा वाला रखता है: इस कॉल का जवाब **{ $score }**।
    }
learn-lesson-limit = ≤ यानी ज़्यादा से ज़्यादा और ≥ यानी कम से कम: ऊपर वाले कॉल को बस इतना ही जानना है।
learn-lesson-terminal =
    क्या { $other } की जीत हुई? { $winner ->
        [min] हाँ।
        [max] नहीं। क्या { $mark } की जीत हुई? हाँ।
       *[none] नहीं। क्या { $mark } की जीत हुई? नहीं। क्या बोर्ड भर गया? हाँ।
    } यह टर्मिनल स्टेट है: आज़माने को कुछ नहीं बचा, और यह कॉल **{ $score }** लौटाता है।
learn-lesson-plays =
    { $count ->
        [one] मिनिमैक्स { $square } चलता है।
       *[other] { $squares } का स्कोर बराबर है, और पहला रखा जाता है: मिनिमैक्स { $square } चलता है।
    }

topic-hint = हिंट
topic-hint-text =
    `/hint` आपके सबसे अच्छे ख़ाने दिखाता है, और क्यों। यह सिर्फ़ आपको दिखता है।
    जिस गेम में आपने हिंट लिया, वह तभी रेटेड होता है, जब आप हारें।
topic-minimax = मेरी सोच कैसे चलती है
topic-minimax-text =
    हर चाल को गेम के अंत तक आज़माकर सबसे अच्छी रख ली जाती है। इसे मिनिमैक्स कहते हैं।
    `/explain` यह आपके गेम के लिए दिखाता है, या `O.XX.X.OO` जैसे किसी बोर्ड के लिए: हर ख़ाना कितने का है, ट्री की तस्वीर के साथ।
    एक-एक कॉल करके देखना हो तो `steps` चुनें।
    `/learn` इसे शुरू से सिखाता है, बारह छोटे पाठों में, जिन्हें आप बटन दबाकर खेलते जाएँ।

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = { $mover } की बारी

learn-picture-cut = कटा

learn-picture-more = नीचे { $calls } और

learn-picture-legend =
    स्कोर { $maximiser } के लिए हैं।
    मोटी रेखा मिनिमैक्स का चुना रास्ता है।
    { $form ->
        [cut] ग्रे: नहीं देखा गया। ≤ और ≥: ज़्यादा से ज़्यादा, कम से कम।
        [bounds] ≤ और ≥: ज़्यादा से ज़्यादा, कम से कम।
       *[plain] {""}
    }

learn-tree-too-large = ट्री ज़्यादा से ज़्यादा { $most } ख़ाली ख़ानों तक बन सकता है, और इस बोर्ड में { $free } हैं।
learn-too-many-calls = इस बोर्ड पर अल्फ़ा-बीटा को { $most } से ज़्यादा कॉल चाहिए। कम ख़ाली ख़ानों वाला बोर्ड आज़माएँ।
learn-position-over = उस बोर्ड का फ़ैसला हो चुका है। ऐसा आज़माएँ जिसमें कोई ख़ाना ख़ाली हो और किसी की जीत न हुई हो।
learn-standard-rules-only = कदम और अल्फ़ा-बीटा सिर्फ़ सामान्य नियमों के लिए हैं।
learn-too-many-steps =
    { $most ->
        [one] पाठ के लिए ऐसा बोर्ड चाहिए जिसमें ज़्यादा से ज़्यादा { $most } ख़ाना ख़ाली हो। इसके लिए /explain बिना steps के चलाएँ।
       *[other] पाठ के लिए ऐसा बोर्ड चाहिए जिसमें ज़्यादा से ज़्यादा { $most } ख़ाने ख़ाली हों। इसके लिए /explain बिना steps के चलाएँ।
    }

command-hint = अपने सबसे अच्छे ख़ाने देखें (सिर्फ़ आपको दिखता है)
command-explain = देखें कि हर ख़ाना कितने का है, मिनिमैक्स ट्री के साथ
command-explain-what = कोई बोर्ड (O.XX.X.OO) या गेम का नंबर; अपने गेम के लिए ख़ाली छोड़ें
command-explain-form = मिनिमैक्स ट्री या उसके कदम चुनें, सादा या अल्फ़ा-बीटा के साथ
command-explain-scores = जीत का स्कोर कितना हो
command-explain-turn = किसकी बारी है, अगर सामने वाले की नज़र से देखना हो
command-explain-maximiser = किसकी जीत प्लस गिनी जाए (डिफ़ॉल्ट: जिसकी बारी है)
command-learn = बारह छोटे पाठों में सीखें कि मेरी सोच कैसे चलती है (सिर्फ़ आपको दिखता है)
command-learn-lesson = कौन-सा पाठ, 1 से 12; जहाँ छोड़ा था वहीं से चलने के लिए ख़ाली छोड़ें

learn-course-title =
    पाठ { $lesson } / { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = यह कोर्स दिखाता है कि प्रोग्राम सबसे अच्छी चाल कैसे ढूँढता है। प्रोग्रामिंग आना ज़रूरी नहीं; चाहें तो कोड छोड़ दें।
learn-course-welcome = फिर से स्वागत है। पिछली बार कोर्स यहाँ तक हुआ था।
learn-course-over =
    आपने **कोर्स पूरा कर लिया**। अब आपको मिनिमैक्स आता है; मेरी चालें भी वही होती हैं, बस जल्दी मिल जाती हैं।
    कोई भी पाठ फिर पढ़ने के लिए चुनें, अपने किसी बोर्ड के साथ `/explain what:O.XX.X.OO` आज़माएँ, या मुझसे खेलें।
learn-course-lessons = सारे पाठ
learn-course-button-next = आगे
learn-course-button-lesson = अगला पाठ
learn-course-button-play = असली गेम खेलें
learn-course-changed = उस मैसेज के बाद कोर्स बदल गया है। आगे बढ़ने के लिए /learn चलाएँ।
learn-no-such-lesson = पाठ 1 से { $last } तक हैं। /learn के साथ उनमें से एक लिखें, या आगे बढ़ने के लिए बिना नंबर के चलाएँ।

learn-course-board = बोर्ड एक लिस्ट है
learn-course-board-text =
    प्रोग्राम बोर्ड को देख नहीं सकता। वह एक **लिस्ट** रखता है: नौ चीज़ें, ऊपर बाएँ से पढ़ी हुईं। उसमें ❌ "X" है, 🔵 "O" है, और ख़ाली ख़ाने में लिस्ट का अपना नंबर होता है, उसका **इंडेक्स**:
    `{ $list }`
    लिस्ट 0 से गिनती है, इसलिए उसके नंबर ख़ानों पर लिखे नंबरों से एक कम होते हैं।
learn-course-board-code = Python में, जो प्रोग्राम लिखने की एक भाषा है, `def` से फ़ंक्शन शुरू होता है: प्रोग्राम का एक टुकड़ा, जिसका नाम होता है। यह वाला संख्याएँ (`int`) रखता है और निशान छोड़ देता है:
learn-course-index-ask = **किस ख़ाने का इंडेक्स 4 है?** उसे दबाएँ।
learn-course-index-right = हाँ: ख़ाने { $chosen } का इंडेक्स { $index } है। वह हमेशा एक कम होता है।
learn-course-index-wrong = वह नहीं: ख़ाने { $chosen } का इंडेक्स { $index } है, क्योंकि लिस्ट 0 से गिनती है। फिर कोशिश करें।
learn-course-free-ask = **कितने ख़ाने ख़ाली हैं?**
learn-course-free-right = हाँ: लिस्ट में अब भी ये इंडेक्स हैं: { $indices }। यानी ख़ाने { $squares }।
learn-course-free-wrong = { $chosen } नहीं। लिस्ट में बची हुई संख्याएँ देखें: `{ $list }`

learn-course-lines = आठ लाइनें
learn-course-lines-text = आठ लाइनों से जीत हो सकती है: तीन पंक्तियाँ, तीन कॉलम और दो विकर्ण। जीत किसकी हुई, यह जानने के लिए प्रोग्राम हर लाइन देखता है: क्या तीनों में एक ही निशान है?
learn-course-lines-code = Python में एक लाइन तीन इंडेक्स है। `board[at]` वह है जो उनमें से एक पर रखा है, और `marks` उन्हें जमा करता है, हर निशान एक बार। अगर `mark` अकेला है, तो जीत उसी की:
learn-course-line-ask = { $mark } की बारी है। **किस ख़ाने से { $mark } के एक लाइन में तीन बनेंगे?**
learn-course-line-right = हाँ: { $line } सब में अब { $mark } है, तो जीत { $mark } की।
learn-course-line-wrong = { $chosen } पर { $mark } रखने से किसी लाइन में तीन { $mark } नहीं बनते। ऐसी लाइन ढूँढें जिसमें दो { $mark } और एक ख़ाली ख़ाना हो।
learn-course-most-ask = अब एक ख़ाली बोर्ड पर। **कौन-सा ख़ाना सबसे ज़्यादा लाइनों में है?**
learn-course-most-right = हाँ: आठ में से { $lines } लाइनें ख़ाने { $chosen } से गुज़रती हैं। इसीलिए बीच का ख़ाना दमदार है।
learn-course-most-wrong = ख़ाने { $chosen } से { $lines } लाइनें गुज़रती हैं। एक और ख़ाना है जिससे { $most } गुज़रती हैं।

learn-course-scores = स्कोर
learn-course-scores-text =
    पूरे हुए गेम को एक **स्कोर** मिलता है, हमेशा ❌ की नज़र से: ❌ की जीत पर +10, 🔵 की जीत पर -10, बराबरी पर 0।
    एक तरफ़ की जीत दूसरी तरफ़ की हार है। इसे **ज़ीरो-सम** कहते हैं, और इसीलिए दोनों के लिए एक ही संख्या काफ़ी है।
learn-course-scores-code = Python में `return` फ़ंक्शन को ख़त्म करता है और उसका जवाब लौटाता है:
learn-course-final-ask = यह गेम पूरा हो चुका है। **इसका स्कोर क्या है?**
learn-course-final-right =
    { $winner ->
        [X] हाँ: ❌ के एक लाइन में तीन हैं, यानी +10।
        [O] हाँ: 🔵 के एक लाइन में तीन हैं, यानी -10।
       *[none] हाँ: बोर्ड भर गया है, और किसी के एक लाइन में तीन नहीं हैं। बराबरी यानी 0।
    }
learn-course-final-wrong =
    { $winner ->
        [X] { $chosen } नहीं: ❌ के एक लाइन में तीन हैं। उसका स्कोर क्या होता है?
        [O] { $chosen } नहीं: 🔵 के एक लाइन में तीन हैं। उसका स्कोर क्या होता है?
       *[none] { $chosen } नहीं: किसी के एक लाइन में तीन नहीं हैं। उसका स्कोर क्या होता है?
    }

learn-course-worse =
    { $why ->
        [equal] ख़ाने { $chosen } का स्कोर भी { $score } है, पर { $first } पहले आता है।
        [loses] { $mark } { $chosen } ले, तो { $reply } पर जीत { $other } की: उसका स्कोर { $score } है।
       *[worse] { $mover ->
            [X] ख़ाने { $chosen } का स्कोर { $score } है, पर { $first } का { $best }। { $mark } को सबसे ज़्यादा चाहिए।
           *[O] ख़ाने { $chosen } का स्कोर { $score } है, पर { $first } का { $best }। { $mark } को सबसे कम चाहिए।
        }
    }

learn-course-turns = एक को ज़्यादा चाहिए, एक को कम
learn-course-turns-text =
    ❌ और 🔵 बारी-बारी से चलते हैं। ❌ को सबसे ज़्यादा स्कोर चाहिए, इसलिए ❌ **मैक्सिमाइज़र** है। 🔵 को सबसे कम चाहिए: 🔵 **मिनिमाइज़र** है।
    हर एक वही ख़ाना लेता है जिससे उसके लिए सबसे अच्छा स्कोर मिले। ऐसे स्कोर कहाँ से आते हैं, यह पाठ 5 में है।
learn-course-turns-code = Python में `other` बताता है कि अगली बारी किसकी है, और `best` लिस्ट में से सबसे ज़्यादा या सबसे कम चुनता है:
learn-course-turn-ask = { $mark } की बारी है, और ख़ाने इन स्कोर तक ले जाते हैं: { $scores }। **{ $mark } कौन-सा ख़ाना लेता है?**
learn-course-turn-right =
    { $mover ->
        [X] हाँ: { $scores } में से सबसे ज़्यादा { $best } है।
       *[O] हाँ: { $scores } में से सबसे कम { $best } है।
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = अब सोचें कि इसी बोर्ड पर { $mark } की बारी है (किसी और गेम में, जो 🔵 ने शुरू किया)। तब स्कोर ये हैं: { $scores }। **{ $mark } कौन-सा ख़ाना लेता है?**
learn-course-turned-right =
    { $mover ->
        [X] हाँ: { $scores } में से सबसे ज़्यादा { $best } है। ख़ाने वही, स्कोर अलग: फ़र्क़ इससे पड़ता है कि अगली बारी किसकी है।
       *[O] हाँ: { $scores } में से सबसे कम { $best } है। ख़ाने वही, स्कोर अलग: फ़र्क़ इससे पड़ता है कि अगली बारी किसकी है।
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = कॉल और रिकर्शन
learn-course-calls-text =
    स्कोर कहाँ से आते हैं? प्रोग्राम एक ख़ाना आज़माता है, और फिर पूछता है कि जो बोर्ड बना, वह कितने का है। इसके लिए वह वहाँ फिर यही करता है: ख़ुद को चलाता है। यही **रिकर्शन** है, और हर बार चलना एक **कॉल** है।
    पहला कॉल, इस बोर्ड वाला, **रूट** यानी जड़ है: बाक़ी सब उससे पेड़ की शाखाओं की तरह निकलते हैं।
learn-course-calls-code = Python में `scores` निशान रखता है, कॉल करता है और निशान वापस लेता है; `minimax` पाठ 7 में आता है:
learn-course-below-ask = { $mark } की बारी है। **रूट ख़ुद कितने कॉल करता है?**
learn-course-below-right = हाँ: हर ख़ाली ख़ाने के लिए एक, यानी { $squares }। फिर वह अपना निशान वापस लेता है।
learn-course-below-wrong = { $chosen } नहीं। रूट हर ख़ाली ख़ाने के लिए एक कॉल करता है।
learn-course-calls-ask = रूट का हर कॉल अपने कॉल करता है, जब तक गेम ख़त्म न हो जाए। **रूट को मिलाकर कुल कितने कॉल हैं?**
learn-course-calls-right = हाँ: ट्री में एक-एक चाल नीचे जाएँ, तो { $levels } = { $chosen }। `/explain what:O.XX.X.OO` इसे बनाकर दिखाता है।
learn-course-calls-wrong = { $chosen } नहीं। रूट 1 कॉल है और 3 करता है। उनमें से हर एक से आगे चलें: जिस ख़ाने से जीत हो, वहाँ गेम ख़त्म; बाक़ी हर ख़ाना बचे हुए हर ख़ाने के लिए एक कॉल करता है।

learn-course-ends = कॉल कहाँ ख़त्म होते हैं
learn-course-ends-text =
    जिस कॉल को गेम ख़त्म मिले, वह आगे कोई कॉल नहीं करता। उसका बोर्ड **टर्मिनल स्टेट** है, यानी आख़िरी स्थिति, और वह स्कोर लौटाता है।
    वह इस क्रम में पूछता है: क्या सामने वाले की जीत हुई, क्या हमारी जीत हुई, क्या बोर्ड भर गया? यहाँ हमारा निशान ❌ है। बोर्ड पाठ 5 के ट्री से हैं।
learn-course-ends-code = Python में `or` अगला सवाल तभी पूछता है, जब पिछले का जवाब “नहीं” हो:
learn-course-end-ask = **इस बोर्ड पर कॉल को क्या मिलता है?**
learn-course-choice-theirs = 🔵 की जीत हुई
learn-course-choice-ours = ❌ की जीत हुई
learn-course-choice-full = बोर्ड भर गया
learn-course-choice-open = गेम जारी है
learn-course-end-right =
    { $right ->
        [theirs] हाँ: 🔵 के एक लाइन में तीन हैं, तो यह कॉल -10 लौटाता है।
        [ours] हाँ: ❌ के एक लाइन में तीन हैं, तो यह कॉल +10 लौटाता है। बोर्ड भरा भी है, पर यह सबसे बाद में पूछा जाता है।
        [full] हाँ: किसी के एक लाइन में तीन नहीं हैं, और कोई ख़ाना ख़ाली नहीं है। यह कॉल 0 लौटाता है।
       *[open] हाँ: किसी के एक लाइन में तीन नहीं हैं, और ख़ाली ख़ाने { $free } हैं। यह हर एक के लिए एक कॉल करता है।
    }
learn-course-end-wrong =
    { $winner ->
        [X] वह नहीं। यहाँ ❌ के एक लाइन में तीन हैं, 🔵 के नहीं, और यह बाक़ी सब से पहले पूछा जाता है।
        [O] वह नहीं। यहाँ 🔵 के एक लाइन में तीन हैं, और यही सबसे पहले पूछा जाता है।
       *[none] वह नहीं। यहाँ किसी के एक लाइन में तीन नहीं हैं, और ख़ाली ख़ाने { $free } हैं।
    }

learn-course-back = ट्री में वापस ऊपर
learn-course-back-text = कॉल अपने नीचे के सारे कॉल का इंतज़ार करता है। फिर वह एक स्कोर लौटाता है: ❌ की बारी हो तो **मैक्स**, यानी सबसे ज़्यादा; 🔵 की बारी हो तो **मिन**, यानी सबसे कम। ऐसे स्कोर टर्मिनल स्टेट से ऊपर रूट तक पहुँचते हैं। मिन और मैक्स: मिनिमैक्स का नाम यहीं से आया है।
learn-course-back-code = Python में पूरा मिनिमैक्स बस इतना है, पिछले पाठों के `is_over`, `score`, `scores` और `best` के साथ:
learn-course-returned-ask = { $mark } की बारी है, और नीचे के कॉल ने यह लौटाया: { $scores }। **यह कॉल क्या लौटाता है?**
learn-course-returned-right =
    { $mover ->
        [X] हाँ: { $mark } सबसे ज़्यादा स्कोर चुनता है, और वह { $best } है।
       *[O] हाँ: { $mark } सबसे कम स्कोर चुनता है, और वह { $best } है।
    }
learn-course-returned-wrong =
    { $mover ->
        [X] { $chosen } नहीं: { $mark } को { $scores } में से सबसे ज़्यादा वाला चाहिए।
       *[O] { $chosen } नहीं: { $mark } को { $scores } में से सबसे कम वाला चाहिए।
    }

learn-course-choice = चाल चुनना
learn-course-choice-text =
    रूट पर सिर्फ़ स्कोर काफ़ी नहीं: प्रोग्राम को चाल भी चलनी है। इसलिए वह उस ख़ाने को याद रखता है जिससे सबसे अच्छा स्कोर आया।
    दो ख़ाने बराबर हों, तो ज़्यादातर प्रोग्राम **पहला** रखते हैं: बाद वाले को बेहतर होना होगा, सिर्फ़ बराबर नहीं।
learn-course-choice-code = Python में `found.index(top)` बताता है कि लिस्ट में पहला `top` कहाँ है:
learn-course-first-ask = { $mark } की बारी है, और कॉल ने यह लौटाया: { $scores }। **प्रोग्राम कौन-सा ख़ाना चलता है?**
learn-course-first-right = हाँ: { $best } वाला पहला ख़ाना { $chosen } है।
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = गहराई: जितना जल्दी, उतना अच्छा
learn-course-depth-text =
    अब तक जीत बस जीत थी, चाहे कितनी देर से हो, और ज़्यादातर ट्यूटोरियल यहीं रुक जाते हैं। तब प्रोग्राम जीत को टालता ही रह सकता है।
    इसका इलाज है **गहराई** (depth): रूट के बाद कितने निशान रखे गए। जीत का स्कोर `10 - depth` है और हार का `depth - 10`। अब प्रोग्राम जल्दी जीतता है और हार को टालता है।
learn-course-depth-code = Python में हर कॉल अगले को एक ज़्यादा गहराई देता है:
learn-course-late-ask = पहले बिना गहराई के: { $mark } की बारी है, और कॉल ने यह लौटाया: { $scores }। **प्रोग्राम कौन-सा ख़ाना चलता है?**
learn-course-late-right = हाँ, भले ही दूसरे ख़ाने से जीत अभी है: ख़ाने { $chosen } का स्कोर भी { $best } है, और वह पहले आता है। प्रोग्राम सोचता है, जीत की क्या जल्दी है।
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = { $mark } अगर { $late } चले, तो निशान नंबर { $late_depth } से { $mark } की जीत होती है: { $late } पर ❌, फिर 🔵, फिर ❌। **गहराई गिनें, तो ख़ाने { $late } का स्कोर क्या है?**
learn-course-depth-right = हाँ: 10 - { $late_depth } = { $late_score }। और ख़ाने { $soon } का, जिससे जीत अभी है, 10 - { $soon_depth } = { $soon_score }।
learn-course-depth-wrong = { $chosen } नहीं। गहराई { $late_depth } है, और जीत का स्कोर `10 - depth` होता है।
learn-course-soonest-ask = गहराई के साथ कॉल यह लौटाते हैं: { $scores }। **अब प्रोग्राम कौन-सा ख़ाना चलता है?**
learn-course-soonest-right = हाँ: { $chosen } का स्कोर { $best } है, यानी जीत अभी। मेरी चाल भी ऐसे ही चुनी जाती है।
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = अल्फ़ा-बीटा: क्या न देखें
learn-course-cuts-text =
    मान लें कि ❌ के पास एक ख़ाना है जिससे 0 पक्का है, और अब वह दूसरा आज़माता है। वहाँ 🔵 का पहला ख़ाना -10 लौटाता है। 🔵 के बाक़ी ख़ाने जो भी लौटाएँ, ❌ वहाँ नहीं जाएगा, इसलिए वे **काट** दिए जाते हैं: उन्हें कोई नहीं देखता।
    जो स्कोर ❌ के लिए पक्का है, वह **अल्फ़ा** है; जो 🔵 के लिए पक्का है, वह **बीटा**। अल्फ़ा बीटा जितना हो जाए, तो बाक़ी सब कट जाता है।
learn-course-cuts-code = Python में `alpha` और `beta` इतनी दूर से शुरू होते हैं कि कुछ न कटे, और `break` लूप से बाहर निकल जाता है:
learn-course-cut-ask = एक पिछले ख़ाने से ❌ के लिए { $alpha } पक्का है। अब ❌ ने ख़ाना { $tried } आज़माया है, और वहाँ 🔵 के ख़ानों ने यह लौटाया: { $scores }। **🔵 का कौन-सा ख़ाना कटता है?**
learn-course-cut-right = हाँ, { $chosen } कटता है। ख़ाने { $tried } पर 🔵 चाहे तो ❌ को { $held } या कम पर रोक सकता है, और ❌ के लिए { $alpha } तो पक्का है ही। { $chosen } जो भी लौटाए, ख़ाने { $tried } से ❌ को कुछ नहीं मिलता।
learn-course-cut-wrong = { $chosen } नहीं: उसे देखते समय प्रोग्राम यह नहीं जान सकता था कि ❌ वहाँ नहीं जाएगा। { $scores } के बाद वह जानता है।

learn-course-memory = याददाश्त, सममिति, बड़े बोर्ड
learn-course-memory-text =
    ख़ाली बोर्ड से सादा मिनिमैक्स 5,49,946 कॉल करता है, और अल्फ़ा-बीटा 18,297। पर बोर्ड सिर्फ़ 5,478 हैं: **याददाश्त** वाला प्रोग्राम हर एक को एक ही बार देखता है। घुमाया हुआ या आईने में दिखता बोर्ड उतने का ही होता है, और तब 765 बचते हैं।
    4x4 जैसे बड़े बोर्ड में फिर भी बहुत ज़्यादा होते हैं। वहाँ प्रोग्राम किसी गहराई पर रुककर स्कोर का **अंदाज़ा** लगाता है, जैसे यह गिनकर कि हर तरफ़ कितनी लाइनें अब भी पूरी हो सकती हैं।
learn-course-memory-code = Python में `memory` हर बोर्ड का स्कोर एक कुंजी (key) के साथ रखता है:
learn-course-like-ask = बोर्ड को घुमाएँ या आईने में देखें। **कौन-सा ख़ाना पहली चाल के लिए ख़ाने 2 जैसा ही है?**
learn-course-like-right = हाँ: घुमाने या आईने में देखने पर ख़ाना { $chosen } ख़ाने 2 की जगह आ जाता है, जैसे चारों किनारे। इसलिए प्रोग्राम उनमें से सिर्फ़ एक देखता है।
learn-course-like-wrong =
    { $same ->
        [True] वह तो ख़ुद ख़ाना 2 है। कोई दूसरा दबाएँ।
       *[False] ख़ाने { $chosen } से { $lines } लाइनें गुज़रती हैं, और ख़ाने 2 से { $own }। बोर्ड कैसे भी घुमाएँ, एक दूसरा नहीं बनता।
    }
learn-course-kinds-ask = **तो सच में अलग पहली चालें कितनी हैं?**
learn-course-kinds-right = हाँ: कोना, किनारे का बीच, या बोर्ड का बीच।
learn-course-kinds-wrong = { $chosen } नहीं। बोर्ड कैसे भी घुमाएँ, कोना कोना ही रहता है। और किस तरह के ख़ाने हैं?

learn-course-play = सादे मिनिमैक्स की तरह खेलें
learn-course-play-text = अब प्रोग्राम आप हैं। आप ❌, मैं 🔵, और मेरा खेल नौसिखिए जैसा। हर बारी वही ख़ाना दबाएँ जो सादा मिनिमैक्स चले: सबसे अच्छों में पहला।
learn-course-play-ask = कॉल ने यह लौटाया: { $scores }। **आपका ख़ाना कौन-सा?**
learn-course-play-right = हाँ, { $chosen }। मेरी चाल { $reply }।
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = अब स्कोर ख़ुद निकालें: अगली चाल पर जीत किसकी हो सकती है? **आपका ख़ाना कौन-सा?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] हाँ, { $chosen }: यही जीत है। सादा मिनिमैक्स ऐसे ही खेलता है।
       *[none] हाँ, { $chosen }: बराबरी। सादा मिनिमैक्स ऐसे ही खेलता है।
    }
    { $left ->
        [0] { learn-course-over }
        [one] { $left } पाठ अभी बाक़ी है। उसे पूरा करने के लिए /learn चलाएँ।
       *[other] { $left } पाठ अभी बाक़ी हैं। उन्हें पूरा करने के लिए /learn चलाएँ।
    }
