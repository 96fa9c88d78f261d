### चैनल का गेम: सब मिलकर, वोट देकर, बॉट के ख़िलाफ़।

crowd-button-square =
    { $count ->
        [one] { $square }, ख़ाली, { $count } वोट
       *[other] { $square }, ख़ाली, { $count } वोट
    }
crowd-how = ख़ाना दबाकर वोट दें; जिसे सबसे ज़्यादा वोट, वही चाल। बराबर रहे तो पर्ची डलती है।
crowd-waits =
    { $seconds ->
        [one] पहले वोट के { $seconds } सेकंड बाद वोटिंग बंद होती है, या तभी जब पिछली बार के सब लोग वोट दे चुके हों।
       *[other] पहले वोट के { $seconds } सेकंड बाद वोटिंग बंद होती है, या तभी जब पिछली बार के सब लोग वोट दे चुके हों।
    }
crowd-lead =
    { $count ->
        [one] **अब तक { $count } वोट**, { $squares } के लिए।
       *[other] { $leaders ->
            [one] **अब तक { $count } वोट**: { $squares } सबसे आगे, { $most } वोट के साथ।
           *[other] **अब तक { $count } वोट**: { $squares } सबसे आगे, हर एक को { $most } वोट।
        }
    }
crowd-clock = वोटिंग की समय सीमा: <t:{ $deadline }:R>। अपना वोट बदलने के लिए दूसरा ख़ाना दबाएँ।
topic-play-crowd = `crowd` के साथ इस चैनल में सब लोग मेरे ख़िलाफ़ हर चाल पर वोट देते हैं।
crowd-about = { $owner } ने शुरू किया।
crowd-unwatch = { $owner } ने शुरू किया। रोकने के लिए /unwatch { $game } चलाएँ।
crowd-voted =
    { $count ->
        [one] { $count } ने वोट दिया।
       *[other] { $count } लोगों ने वोट दिया।
    }
crowd-record = चैनल टीम: { $won } जीत, { $drawn } बराबरी, { $lost } हार।
crowd-button-again = फिर से खेलें
crowd-button-close = अभी चाल चलें

crowd-running = यह चैनल पहले से गेम { $game_id } खेल रहा है। उसे देखने और वोट देने के लिए /board चलाएँ।
crowd-same-vote = आपका वोट पहले से { $cell } के लिए है। बदलने के लिए दूसरा ख़ाना दबाएँ।
crowd-not-yours = वोटिंग समय से पहले बंद करना सिर्फ़ { $user } के हाथ में है। वैसे वह अपने आप बंद होती है।
crowd-no-votes = अभी कोई वोट नहीं आया। पहले कोई ख़ाना दबाएँ।
crowd-not-votable = चैनल के साथ वोटिंग से { $word } नहीं खेला जा सकता। कोई और बोर्ड या नियम चुनें।
