### देखने वालों के लिए: दूसरे चैनल के गेम, प्रदर्शनी मैच, रीप्ले, सूचियाँ।

watch-followed = गेम { $game }, अंत तक यहाँ दिखेगा। रोकने के लिए /unwatch { $game } चलाएँ।
watch-followed-over = यह था गेम { $game }। उसकी चालें देखने के लिए /replay { $game } चलाएँ।
watch-link-players = खिलाड़ियों का बोर्ड
watch-followed-stopped = गेम { $game } अब यहाँ नहीं दिखेगा। फिर देखने के लिए /watch { $game } चलाएँ।
watch-followed-moved = गेम { $game } अब और नीचे दिख रहा है।
watch-comments-later = टिप्पणियाँ गेम के बाद आएँगी, क्योंकि खिलाड़ी यह चैनल पढ़ सकते हैं।
watch-decided-draw =
    { $count ->
        [one] फ़ैसला चाल { $number } पर हुआ: { $player } ने { $square } लिया, बचाव सिर्फ़ { $better } से था।
       *[other] फ़ैसला चाल { $number } पर हुआ: { $player } ने { $square } लिया; बचाव { $better } से था।
    }
watch-decided-win = फ़ैसला चाल { $number } पर हुआ: { $player } ने { $square } लिया; जीत { $better } से थी।
watch-aside-fork = बढ़िया दोहरा हमला।
watch-aside-block = यह चाल मैंने भाँप ली थी।
watch-hidden = यह गेम अब यहाँ नहीं दिखाया जा सकता: यहाँ सब लोग उसका चैनल नहीं देख सकते।

watch-exhibition = गेम { $game }, { $owner } के लिए प्रदर्शनी मैच। अगली चाल कुछ ही सेकंड में।
watch-exhibition-over = गेम { $game }, { $owner } के लिए प्रदर्शनी मैच।
watch-button-another = एक और
watch-exhibition-stopped = प्रदर्शनी मैच, गेम { $game }, रोक दिया गया।
watch-crowd-stopped = चैनल का गेम { $game } रोक दिया गया। दूसरा शुरू करने के लिए /play के साथ crowd लिखें।
watch-unwatched =
    { $count ->
        [one] गेम { $games } अब यहाँ नहीं दिखेगा। फिर देखने के लिए उसके नंबर के साथ /watch चलाएँ।
       *[other] गेम { $games } अब यहाँ नहीं दिखेंगे। किसी को फिर देखने के लिए उसके नंबर के साथ /watch चलाएँ।
    }

watch-replay = { $versus }। गेम { $game }।
watch-replay-start =
    { $moves ->
        [one] ख़ाली बोर्ड, अकेली चाल से पहले
       *[other] ख़ाली बोर्ड, { $moves } चालों से पहले
    }
watch-replay-move = चाल { $number } / { $moves }: { $player }, { $square }
watch-accuracy-one = सटीकता: { $player } { $share }%
watch-accuracy-both = सटीकता: { $player } { $share }% और { $other } { $other_share }%

watch-meter-draw = { $meter } कोई न चूके तो बराबरी।
watch-meter-unclear = { $meter } जीत किसकी होगी, अभी कहना जल्दी है।
watch-meter-estimate = { $meter } { $mark } का पलड़ा भारी: लगभग { $chance }%। अंत अभी नहीं दिख रहा।
watch-meter-win =
    { $moves ->
        [one] { $meter } सबसे अच्छे खेल से { $moves } चाल में { $mark } की जीत।
       *[other] { $meter } सबसे अच्छे खेल से { $moves } चालों में { $mark } की जीत।
    }

watch-live-empty = यहाँ अभी कोई गेम नहीं चल रहा। /play से शुरू करें।
watch-live-more = कुछ पुराने गेम सूची में नहीं हैं।
watch-live-use = वहाँ जाने के लिए नंबर दबाएँ, या गेम यहाँ देखने के लिए उसके साथ /watch चलाएँ।
watch-live-total =
    { $games ->
        [one] { $games } गेम चल रहा है
       *[other] { $games } गेम चल रहे हैं
    }
watch-live-total-more = { $games } से ज़्यादा गेम चल रहे हैं

watch-list-moves =
    { $moves ->
        [0] कोई चाल नहीं
        [one] { $moves } चाल
       *[other] { $moves } चालें
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = यहाँ अभी किसी का कोई गेम पूरा नहीं हुआ। /play से शुरू करें।
watch-history-empty-member = यहाँ उस सदस्य का कोई गेम पूरा नहीं हुआ। सबके देखने के लिए /history चलाएँ।
watch-history-menu = रीप्ले के लिए कोई गेम चुनें
watch-history-total =
    { $games ->
        [one] { $games } पूरा गेम
       *[other] { $games } पूरे गेम
    }
watch-history-total-more = { $games } से ज़्यादा पूरे गेम
watch-history-total-member =
    { $games ->
        [one] { $games } पूरा गेम: { $won } जीत, { $drawn } बराबरी, { $lost } हार
       *[other] { $games } पूरे गेम: { $won } जीत, { $drawn } बराबरी, { $lost } हार
    }
watch-history-line = { $winner } ने { $loser } को हराया
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } और { $loser } की बराबरी
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } बनाम { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = हार मानने से
watch-how-time = समय ख़त्म होने से
watch-how-agreement = सहमति से
watch-how-repetition = स्थिति दोहराने से
watch-how-nobody = समय ख़त्म
watch-how-stop = रोका गया

topic-watch = गेम देखना
topic-watch-text =
    `/games` में अभी चल रहे गेम हैं।
    `/watch` से किसी गेम को उसके नंबर से यहाँ देखें। दो लेवल दें, तो मेरा ख़ुद से मुक़ाबला दिखता है।
    `/unwatch` से यह रुकता है।
topic-replay = इतिहास और रीप्ले
topic-replay-text =
    `/history` में पूरे हो चुके गेम हैं, या किसी एक सदस्य के।
    `/replay` गेम के नंबर से उसकी चालें एक-एक करके दिखाता है, और बताता है कि हर चाल से क्या गया।

watch-not-begun = गेम { $game_id } पहली चाल से पहले ही ख़त्म हो गया। /history में कोई दूसरा ढूँढें।
watch-still-running = गेम { $game_id } अभी चल रहा है। देखने के लिए /watch { $game_id } चलाएँ।
watch-nothing-to-stop =
    { $is_any ->
        [1] यहाँ कोई गेम नहीं दिखाया जा रहा।
       *[other] वह गेम यहाँ नहीं दिखाया जा रहा। उसके नंबर के साथ /watch चलाएँ।
    }
watch-too-many-boards =
    { $most ->
        [one] यहाँ { $most } गेम पहले से दिखाया जा रहा है। जगह बनाने के लिए /unwatch चलाएँ।
       *[other] यहाँ { $most } गेम पहले से दिखाए जा रहे हैं। जगह बनाने के लिए /unwatch चलाएँ।
    }
watch-too-many-followers =
    { $most ->
        [one] गेम { $game_id } पहले से { $most } जगह दिखाया जा रहा है। /games में कोई दूसरा ढूँढें।
       *[other] गेम { $game_id } पहले से { $most } जगहों पर दिखाया जा रहा है। /games में कोई दूसरा ढूँढें।
    }
watch-not-shown = किसी गेम का नंबर या दो लेवल (easy, medium, hard, unbeatable) बताएँ। नंबर /games में मिलेगा।
watch-not-your-list = वह सूची किसी और की है। अपनी सूची के लिए /history चलाएँ।

command-games = इस सर्वर में चल रहे गेम की सूची देखें
command-watch = कोई गेम यहाँ देखें, या मेरा ख़ुद से मुक़ाबला देखें
command-watch-game = यहाँ कौन-सा गेम देखना है; सूची से चुनने के लिए सब ख़ाली छोड़ें
command-watch-x = या मेरा ख़ुद से मुक़ाबला: X का खेल कितना अच्छा हो
command-watch-o = और O का खेल कितना अच्छा हो
command-watch-board = किस बोर्ड पर मेरा ख़ुद से मुक़ाबला हो
command-unwatch = यहाँ कोई गेम देखना, या प्रदर्शनी मैच रोकें
command-unwatch-game = उसका नंबर; आपका शुरू कराया सब रोकना हो तो ख़ाली छोड़ें
command-replay = पूरे हो चुके गेम की चालें एक-एक करके देखें
command-replay-game = कौन-सा गेम; पिछले कुछ में से चुनने के लिए ख़ाली छोड़ें
command-history = पूरे हो चुके गेम की सूची देखें, नए पहले
command-history-member = किसके गेम; सबके देखने के लिए ख़ाली छोड़ें
