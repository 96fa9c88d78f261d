### “शब्द” वाला लुक, स्क्रीन रीडर के लिए: बोर्ड वाक्यों में।

spoken-row = पंक्ति { $row }: { $squares }।
spoken-board = बोर्ड { $row }: { $squares }।
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] ख़ाली { $square }
        [win] { $square } से जीत
        [draw] { $square } से बराबरी
        [loss] { $square } से हार
        [right] { $square } सही
        [wrong] { $square } ग़लत
        [goes] { $mark } अगली बार हटेगा
       *[taken] { $mark }
    }
spoken-last = पिछली चाल: { $square } पर { $mark }।
spoken-line = पूरी लाइन: { $squares } पर { $mark }।
spoken-button-square =
    { $state ->
        [free] { $square }, ख़ाली
        [win] { $square }, जीत
        [draw] { $square }, बराबरी
        [loss] { $square }, हार
        [right] { $square }, सही
        [wrong] { $square }, ग़लत
        [line] { $square }, { $mark }, भरा हुआ, पूरी लाइन
        [goes] { $square }, { $mark }, भरा हुआ, अगली बार हटेगा
       *[taken] { $square }, { $mark }, भरा हुआ
    }
spoken-done = पूरा:
spoken-sign =
    { $sign ->
        [right] सही
        [wrong] ग़लत
        [win] जीत
        [draw] ड्रॉ
        [loss] हार
        [allowed] अनुमति है:
        [missing] नहीं है:
       *[streak] सिलसिला
    }
