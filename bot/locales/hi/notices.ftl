### जिसकी बारी है, उसे क्या बताया जाता है।

notices-accepted =
    { $where ->
        [dm] { $other } ने चुनौती स्वीकार की। गेम { $game } में आपकी बारी है। { $link }
       *[channel] { $user }, { $other } ने चुनौती स्वीकार की। गेम { $game } में आपकी बारी है। { $link }
    }
notices-turn =
    { $where ->
        [dm] { $other } के ख़िलाफ़ गेम { $game } में आपकी बारी है। { $link }
       *[channel] { $user }, गेम { $game } में आपकी बारी है। { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } को गेम { $game } का रीमैच चाहिए। खेलने के लिए “रीमैच” दबाएँ। { $link }
       *[channel] { $user }, { $other } को गेम { $game } का रीमैच चाहिए। खेलने के लिए “रीमैच” दबाएँ। { $link }
    }
notices-link-board = बोर्ड पर जाएँ
