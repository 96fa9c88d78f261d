### सदस्य की पसंद, वाक्यों में और फ़ॉर्म में।

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = सेव हो गया।
preferences-language =
    { $language_by ->
        [discord] मेरे जवाब आपके Discord की भाषा में हैं (discord)।
       *[other] मेरे जवाब इस भाषा में हैं: { $language } ({ $language_by })।
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } यह आपने हर सर्वर पर छोड़ा है।
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } यह आपने हर सर्वर पर छोड़ा है।
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] आपको कोई चुनौती नहीं दे सकता (nobody)। दूसरों को चुनौती देना आपके लिए खुला है।
       *[anyone] आपको कोई भी चुनौती दे सकता है (anyone)।
    }
preferences-blocked =
    { $blocked ->
        [0] कोई ब्लॉक नहीं है।
       *[other] ब्लॉक: { $members }। इनकी चुनौती आप तक नहीं आती, और इन्हें इसकी ख़बर नहीं होती।
    }
preferences-voice =
    { $voice ->
        [quiet] खेल के दौरान मेरी कोई टिप्पणी नहीं (quiet)।
       *[chatty] खेल के दौरान कभी-कभार मेरी एकाध टिप्पणी (chatty)।
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] आपका नाम किसी लीडरबोर्ड में नहीं है (hidden)।
        [everywhere] आपका नाम लीडरबोर्ड में आ सकता है, आपके खेल वाले सर्वरों में और बाक़ी हर जगह (everywhere)।
       *[server] आपका नाम सिर्फ़ आपके खेल वाले सर्वरों के लीडरबोर्ड में आता है (server)।
    }
preferences-look =
    { $look ->
        [bold] आपके शुरू किए गेम में ❌ और 🔵 दिखते हैं (bold)।
        [classic] आपके शुरू किए गेम में ❌ और ⭕ दिखते हैं (classic)।
        [letters] आपके शुरू किए गेम में अक्षर X और O दिखते हैं (letters)।
        [contrast] आपके शुरू किए गेम में हाई कॉन्ट्रास्ट वाले काले-सफ़ेद निशान दिखते हैं (contrast)।
        [words] आपके शुरू किए गेम, और सिर्फ़ आपको दिखने वाले जवाब, स्क्रीन रीडर के लिए शब्दों में हैं (words)।
       *[crisp] आपके शुरू किए गेम में मेरे अपने निशान दिखते हैं (crisp)।
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] आपकी बारी की कोई सूचना नहीं (off)।
           *[other] आपकी बारी की कोई सूचना नहीं (off)। { $minutes } मिनट सिर्फ़ channel या dm के साथ गिने जाते हैं।
        }
        [channel] { $minutes ->
            [0] आपकी बारी आते ही चैनल में आपका मेंशन (channel)।
           *[other] आपकी बारी को { $minutes } मिनट हो जाएँ, तो चैनल में आपका मेंशन (channel)।
        }
        [dm] { $minutes ->
            [0] आपकी बारी आते ही आपको DM, या DM बंद हों तो चैनल में मेंशन (dm)।
           *[other] आपकी बारी को { $minutes } मिनट हो जाएँ, तो आपको DM, या DM बंद हों तो चैनल में मेंशन (dm)।
        }
       *[accepted] { $minutes ->
            [0] सूचनाएँ: सिर्फ़ तब, जब कोई आपकी चुनौती स्वीकार करे या रीमैच चाहे (accepted)।
           *[other] सूचनाएँ: सिर्फ़ तब, जब कोई आपकी चुनौती स्वीकार करे या रीमैच चाहे (accepted)। { $minutes } मिनट सिर्फ़ channel या dm के साथ गिने जाते हैं।
        }
    }

preferences-unknown = “{ $word }” समझ नहीं आया। `classic`, `dm`, `15 minutes`, `hidden` या `quiet` जैसे शब्द लिखें, या बस /preferences चलाएँ।
preferences-no-such = एक ही तरह की दो चीज़ें हो गईं। एक लुक, एक तरह की सूचना वग़ैरह चुनें; /preferences में सारे विकल्प हैं।
preferences-block-whom = `/preferences block:@Bob` या `/preferences unblock:@Bob` चलाएँ, यह सिर्फ़ आपको दिखता है। यहाँ लिखना हो तो शब्द के बाद सदस्यों को मेंशन करें, पर उन्हें सूचना जाएगी।
preferences-yourself = ख़ुद को ब्लॉक नहीं किया जा सकता। किसी और सदस्य को चुनें।

preferences-form = आपकी पसंद
preferences-title-look = लुक और भाषा
preferences-title-notices = सूचनाएँ और लीडरबोर्ड
preferences-title-challenges = चुनौतियाँ
preferences-form-language = मुझे जवाब किस भाषा में मिलें
preferences-language-discord = मेरे Discord की भाषा
preferences-form-look = मेरे शुरू किए गेम का लुक
preferences-look-server = सर्वर की पसंद
preferences-look-crisp = साफ़: बॉट के अपने निशान
preferences-look-bold = गहरा: ❌ और 🔵
preferences-look-classic = क्लासिक: ❌ और ⭕
preferences-look-letters = अक्षर: X और O
preferences-look-contrast = हाई कॉन्ट्रास्ट: काला, सफ़ेद और पीला
preferences-look-words = शब्द: स्क्रीन रीडर के लिए, बिना इमोजी
preferences-form-notices = मुझे सूचना दें
preferences-notices-server = सर्वर की पसंद
preferences-notices-accepted = सिर्फ़ तब, जब कोई स्वीकार करे या रीमैच चाहे
preferences-notices-off = कभी नहीं
preferences-notices-channel = मेरी बारी पर, चैनल में
preferences-notices-dm = मेरी बारी पर, DM में
preferences-form-after = मेरी बारी की सूचना कितनी जल्दी
preferences-after-0 = तुरंत
preferences-after-5 = 5 मिनट बाद
preferences-after-15 = 15 मिनट बाद
preferences-after-60 = एक घंटे बाद
preferences-form-leaderboards = लीडरबोर्ड में मेरा नाम
preferences-leaderboards-server = मेरे खेल वाले सर्वरों में
preferences-leaderboards-everywhere = हर जगह
preferences-leaderboards-hidden = कहीं नहीं
preferences-form-remarks = खेल के दौरान टिप्पणियाँ
preferences-remarks-chatty = कभी-कभार
preferences-remarks-quiet = कभी नहीं
preferences-form-challenges = मुझे चुनौती कौन दे
preferences-challenges-anyone = कोई भी
preferences-challenges-nobody = कोई नहीं
preferences-form-blocked =
    { $left ->
        [0] ब्लॉक: ये मुझे चुनौती नहीं दे सकते
       *[other] ब्लॉक किए सदस्य ({ $count } में से { $shown })
    }

command-preferences = अपना लुक, भाषा, सूचनाएँ और चुनौतियाँ देखें या बदलें
command-preferences-language = मेरे जवाब किस भाषा में हों (discord: आपके Discord की भाषा)
command-preferences-look = आपके शुरू किए गेम कैसे दिखें; शब्द स्क्रीन रीडर के लिए है
command-preferences-notices = आपकी बारी की सूचना मिले या नहीं, और कहाँ
command-preferences-leaderboards = आपका नाम कहाँ दिखे: आपके खेल वाले सर्वरों में, हर जगह या कहीं नहीं
command-preferences-after = आपकी बारी के कितनी देर बाद सूचना मिले; सिर्फ़ चैनल और DM के लिए
command-preferences-remarks = खेल के दौरान कभी-कभार मेरी टिप्पणी हो या नहीं
command-preferences-challenges = आपको चुनौती कौन दे: ब्लॉक किए लोगों को छोड़ कोई भी, या कोई नहीं
command-preferences-block = वह सदस्य जो आपको अब चुनौती न दे सके; उसे इसकी ख़बर नहीं होती
command-preferences-unblock = वह सदस्य जो आपको फिर चुनौती दे सके
