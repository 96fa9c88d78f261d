### टूर्नामेंट।

tournaments-round-robin = राउंड रॉबिन
tournaments-knockout = नॉकआउट
tournaments-bot = बॉट (कठिन)
tournaments-title = { $board } पर { $form }
tournaments-title-round = { $board } पर { $form }: { $round }
tournaments-title-won = 🏆 { $player } की जीत
tournaments-title-over = कोई नहीं आया, तो किसी की जीत नहीं
tournaments-title-cancelled = टूर्नामेंट रद्द
tournaments-champion = { $user }, टूर्नामेंट आपका हुआ। शानदार खेल!
tournaments-how =
    { $form ->
        [knockout] एक मुक़ाबला दो गेम का है, हर निशान से एक। बराबर रहे तो दो गेम और, और पहली चाल किसकी, यह पर्ची से तय होता है। फिर भी बराबर रहे तो बेहतर वरीयता वाला आगे जाता है।
       *[round_robin] हर कोई हर किसी से खेलता है: दो गेम, हर निशान से एक।
    }
tournaments-hours =
    { $hours ->
        [one] हर राउंड के लिए आपके पास { $hours } घंटा है।
       *[other] हर राउंड के लिए आपके पास { $hours } घंटे हैं।
    }
tournaments-open = आप भी खेलना चाहें तो “शामिल हों” दबाएँ। { $owner } या कोई मॉडरेटर इसे शुरू करेगा।
tournaments-open-unowned = आप भी खेलना चाहें तो “शामिल हों” दबाएँ। कोई मॉडरेटर इसे शुरू करेगा।
tournaments-entrants =
    { $count ->
        [0] अभी कोई नहीं आया। शुरू करने के लिए { $least } चाहिए (ज़्यादा से ज़्यादा { $most })।
        [one] अब तक { $names }। शुरू करने के लिए { $missing } और चाहिए (ज़्यादा से ज़्यादा { $most })।
       *[other] { $missing ->
            [0] अब तक { $count } (ज़्यादा से ज़्यादा { $most }): { $names }
           *[other] अब तक { $names }। शुरू करने के लिए { $missing } और चाहिए (ज़्यादा से ज़्यादा { $most })।
        }
    }
tournaments-deadline = राउंड की समय सीमा: <t:{ $deadline }:R>।
tournaments-to-round = [अपना मुक़ाबला खेलें]({ $link })
tournaments-of-players =
    { $count ->
        [one] { $count } खिलाड़ी
       *[other] { $count } खिलाड़ी
    }
tournaments-is-on = जो गेम चल रहे हैं, वे आम गेम की तरह जारी रहेंगे।
tournaments-unnamed = जो नाम तस्वीर में नहीं आ सके: { $names }
tournaments-moved = यह टूर्नामेंट अब नीचे है: { $link }
tournaments-link = वहाँ जाएँ

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] फ़ाइनल
        [1] सेमीफ़ाइनल
       *[other] राउंड { $round } / { $rounds }
    }
tournaments-round-how = दो गेम, <t:{ $deadline }:f> तक। दोनों मौजूद हों तो “खेलें” दबाएँ। सिर्फ़ एक आए, तो जीत उसी की।
tournaments-round-over = यह राउंड पूरा हुआ।

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) को इस राउंड में आराम
tournaments-rest-on = { $first } ({ $first_seed }) को बाई
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, बराबर: बेहतर वरीयता आगे
tournaments-match-walkover = { $match }, वॉकओवर से
tournaments-match-nobody = { $match }, कोई नहीं आया
tournaments-match-nobody-on = { $match }, कोई नहीं आया: बेहतर वरीयता आगे
tournaments-match-time = { $match }, समय ख़त्म
tournaments-match-running = { $match }, गेम { $game } चल रहा है
tournaments-match-awaited = { $match }। { $player }, तैयार हों तो “खेलें” दबाएँ।
tournaments-play = खेलें: { $first } – { $second }

tournaments-game-on = गेम { $game } चल रहा है। उसका बोर्ड { $link } है; /board से वह फिर पोस्ट होता है।

tournaments-next = अगला गेम ({ $score })
tournaments-so-far = यह मुक़ाबला: { $match }। अगले गेम में पहली चाल { $player } की।

tournaments-points = अंक
tournaments-berger = SB
tournaments-player = खिलाड़ी
tournaments-words-table = तालिका, अंक कोष्ठक में: { $lines }
tournaments-words-bracket = ब्रैकेट: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = छोड़ें
tournaments-button-start = शुरू करें
tournaments-button-fill = बॉट भरकर शुरू करें
tournaments-button-cancel = रद्द करें
tournaments-button-again = एक और
tournaments-button-quit = पूरी तरह छोड़ें
tournaments-button-end = टूर्नामेंट रद्द करें

tournaments-ask-leave = टूर्नामेंट छोड़ दें? बाक़ी मुक़ाबलों में वॉकओवर से आपकी हार होगी।
tournaments-ask-cancel = टूर्नामेंट रद्द कर दें? जो गेम चल रहे हैं, वे आम गेम की तरह जारी रहेंगे।
tournaments-done-leave = आपने टूर्नामेंट छोड़ दिया।
tournaments-done-cancel = टूर्नामेंट रद्द हो गया।
tournaments-done-join = आपका नाम आ गया। पहला राउंड शुरू होने पर आपको मेंशन मिलेगा।
tournaments-done-start = शुरू हो गया! अब पहला राउंड।
tournaments-done-fill = शुरू हो गया, हर ख़ाली जगह पर एक बॉट के साथ। अब पहला राउंड।

command-tournament = इस चैनल में टूर्नामेंट खेलें: नॉकआउट या राउंड रॉबिन
command-tournament-create = इस चैनल में टूर्नामेंट खोलें
command-tournament-join = इस चैनल के टूर्नामेंट में शामिल हों
command-tournament-leave = इस चैनल का टूर्नामेंट छोड़ें
command-tournament-start = इस चैनल का टूर्नामेंट शुरू करें, अगर आपने खोला है
command-tournament-fill = ख़ाली जगहों पर बॉट भरकर शुरू करें, अगर आपने खोला है
command-tournament-cancel = इस चैनल का टूर्नामेंट रद्द करें, अगर आपने खोला है
command-tournament-show = इस चैनल का टूर्नामेंट दिखाएँ
command-tournament-create-form = हारे तो बाहर, या हर कोई हर किसी से
command-tournament-create-board = बोर्ड का आकार; स्लैश के बाद की संख्या बताती है कि जीत के लिए एक लाइन में कितने चाहिए
command-tournament-create-hours = एक राउंड कितने घंटे चल सकता है

tournaments-none-here = यहाँ अभी कोई टूर्नामेंट नहीं है। /tournament create से खोलें।
tournaments-on-here = इस चैनल में पहले से एक टूर्नामेंट है। उसे /tournament show से देखें।
tournaments-not-here = टूर्नामेंट के लिए सर्वर का ऐसा चैनल चाहिए जिसमें मुझे पोस्ट करने की अनुमति हो। /tournament create वहाँ चलाएँ।
tournaments-already-joined = आपका नाम पहले से है। पहला राउंड शुरू होने पर आपको मेंशन मिलेगा।
tournaments-not-joined = उस टूर्नामेंट में आपका नाम नहीं है। किन-किन का है, यह /tournament show से देखें।
tournaments-too-late = वह टूर्नामेंट आपके बिना शुरू हो चुका है। उसके पूरे होने पर /tournament create से दूसरा खोलें।
tournaments-already-started = वह टूर्नामेंट शुरू हो चुका है। उसे /tournament show से देखें।
tournaments-full =
    { $most ->
        [one] वह टूर्नामेंट भर चुका है: उसमें { $most } खिलाड़ी की जगह है।
       *[other] वह टूर्नामेंट भर चुका है: उसमें { $most } खिलाड़ियों की जगह है।
    }
tournaments-too-few =
    { $least ->
        [one] शुरू करने के लिए कम से कम { $least } खिलाड़ी चाहिए। किसी से “शामिल हों” दबाने को कहें।
       *[other] शुरू करने के लिए कम से कम { $least } खिलाड़ी चाहिए। किसी से “शामिल हों” दबाने को कहें।
    }
tournaments-over = वह टूर्नामेंट पूरा हो चुका है। /tournament create से दूसरा खोलें।
tournaments-not-yours = यह सिर्फ़ { $user } या कोई मॉडरेटर कर सकता है।
tournaments-moderators-only = यह सिर्फ़ मॉडरेटर कर सकते हैं। उनमें से किसी से कहें।
tournaments-not-your-match = वह मुक़ाबला { $players } के लिए है। अपना /tournament show से ढूँढें।
tournaments-match-over = वह मुक़ाबला तय हो चुका है। हाल जानने के लिए /tournament show चलाएँ।
tournaments-not-your-question = वह सवाल किसी और से था। ख़ुद छोड़ने के लिए /tournament leave चलाएँ।
tournaments-not-understood = कोई काम (create, join, leave, start, fill, cancel, show), रूप (knockout, round robin), बोर्ड (4x4) या घंटे (1h से 72h) बताएँ।
tournaments-no-help = यह गेम एक मुक़ाबले का है, इसलिए सब आपके दम पर: पूरा होने तक कोई हिंट नहीं।
tournaments-no-rematch = यह गेम एक मुक़ाबले का है: अगले गेम के लिए राउंड के मैसेज में “खेलें” दबाएँ। वह /tournament show से मिलेगा।

topic-tournaments = टूर्नामेंट
topic-tournaments-text =
    `/tournament create` से नॉकआउट (2 से 32 खिलाड़ी) या राउंड रॉबिन (3 से 12) खुलता है, और आप उसमें हैं। बाक़ी लोग “शामिल हों” दबाते हैं। आप या कोई मॉडरेटर 7 दिन के अंदर “शुरू करें” दबाए; **बॉट भरकर शुरू करें** ख़ाली जगहों पर मेरा कठिन लेवल रख देता है।
    वरीयता रेटिंग से तय होती है। एक मुक़ाबला दो गेम का है, हर निशान से एक: “खेलें” दबाएँ, फिर बोर्ड के नीचे **अगला गेम**। मुक़ाबले में हिंट नहीं मिलते।
    जीत का 1 अंक, बराबरी का आधा। तालिका में बराबर अंक हों तो Sonneborn-Berger देखा जाता है: मज़बूत खिलाड़ियों से लिए अंक ज़्यादा गिने जाते हैं।
    नॉकआउट का मुक़ाबला बराबर रहे तो दो गेम और, और पहली चाल किसकी, यह पर्ची से तय होता है। फिर भी बराबर रहे तो बेहतर वरीयता आगे।
    आप न आएँ, तो वॉकओवर से हार: समय ख़त्म होने पर अगर आपके पिछले गेम के बाद दोनों में से सिर्फ़ एक ने “खेलें” दबाया हो, तो बाक़ी अंक उसी के। दबाना तभी गिना जाता है, जब यहाँ आपका कोई दूसरा गेम न चल रहा हो। दोनों ने दबाया हो, या किसी ने नहीं, तो अब तक के अंक गिने जाते हैं; नॉकआउट का बराबर मुक़ाबला बेहतर वरीयता को जाता है।
    `/tournament show` इसे फिर पोस्ट करता है, `/tournament leave` से आप बाहर।
