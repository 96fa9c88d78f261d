### जो कई तरह के पेजों में काम आता है: नाम, लेवल, बटन।

language-name = हिन्दी
the-bot = बॉट
bot-easy = बॉट (आसान)
bot-medium = बॉट (मध्यम)
bot-hard = बॉट (कठिन)
bot-unbeatable = बॉट (अजेय)
the-crowd = चैनल टीम
player-crowd = चैनल टीम
headline-crowd = चैनल टीम की जीत!
somebody = कोई
level-easy = आसान
level-medium = मध्यम
level-hard = कठिन
level-unbeatable = अजेय
versus = { $x } बनाम { $o }
to-move = { $player } की बारी

others =
    { $count ->
        [one] { $count } अन्य
       *[other] { $count } अन्य
    }
between-sentences = { " " }

button-accept = स्वीकार करें
button-play = खेलें
button-play-me = मुझसे खेलें
button-show = दिखाएँ
button-anyone = सबके लिए खोलें
button-help = मदद
button-do = { $command }
button-give-up-and-start = इसे छोड़ें, नया शुरू करें
button-withdraw-and-start = वापस लें, नया शुरू करें
button-withdraw-and-challenge = इसके बजाय { $player } से खेलें
button-join = शामिल हों
button-decline = मना करें
button-withdraw = वापस लें
button-resign = हार मानें
button-keep-playing = खेल जारी रखें
button-hint = हिंट
button-offer = बराबरी?
button-draw = बराबरी मानें
button-draw-of = { $player }: बराबरी मानें
button-rematch = रीमैच
button-easier = रीमैच ({ $level })
button-review = रिव्यू
button-replay = रीप्ले
button-stop = रोकें
button-first = शुरुआत
button-back = पीछे
button-forward = आगे
button-last = अंत
button-newer = नए
button-older = पुराने
