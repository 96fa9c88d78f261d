### बोर्ड या चाल में क्या गड़बड़ है।

board-unreadable = यह बोर्ड समझ नहीं आया। पंक्तियाँ x कॉलम / जीत के लिए एक लाइन में कितने लिखें, जैसे 3x3/3।
board-empty = बोर्ड में कम से कम एक पंक्ति और एक कॉलम चाहिए।
board-too-large = { $board } बोर्ड में { $squares } ख़ाने हैं, और मेरे लिए ज़्यादा से ज़्यादा { $most } ठीक हैं।
board-wrong-length = { $longest ->
    [one] { $board } बोर्ड पर जीत के लिए एक लाइन में सिर्फ़ { $longest } हो सकता है।
   *[other] { $board } बोर्ड पर जीत के लिए एक लाइन में 1 से { $longest } तक हो सकते हैं।
}

position-unknown-mark = { $mark } कोई निशान नहीं है। X, O और हर ख़ाली ख़ाने के लिए एक बिंदु लिखें।
position-two-ways = यहाँ ख़ाली ख़ाने { $first } से भी लिखे हैं और { $second } से भी। सबको एक ही तरह लिखें।
position-wrong-number = ख़ाने { $square } में यह संख्या होनी चाहिए: { $base ->
    [0] { $index }
    [1] { $square }
   *[other] 0 से गिनें तो { $index }, 1 से गिनें तो { $square }
}।
position-zero = ख़ाने { $square } में 0 है। अगर यह ज़ीरो का निशान है, तो O अक्षर लिखें।
position-two-counts = कुछ संख्याएँ 0 से गिनी गई हैं और कुछ 1 से। { $from_zero } या { $from_one } लिखें।
position-two-readings = इसे { $first } या { $second } पढ़ा जा सकता है; जो मतलब हो, वही लिखें।
position-wrong-count = { $squares ->
    [one] इस बोर्ड में { $squares } ख़ाना है
   *[other] इस बोर्ड में { $squares } ख़ाने हैं
}, पर आपने { $given ->
    [0] एक भी नहीं दिया
   *[other] { $given } दिए
}। हर एक के लिए X, O या बिंदु लिखें।
position-wrong-rows = { $columns ->
    [one] इस बोर्ड की हर पंक्ति में { $columns } ख़ाना है।
   *[other] इस बोर्ड की हर पंक्ति में { $columns } ख़ाने हैं।
}
position-wrong-marks = X की गिनती { $x } है और O की { $o }। X पहले चलता है, इसलिए X की गिनती O के बराबर हो या एक ज़्यादा।
position-wrong-turn = X की गिनती { $x } है और O की { $o }, इसलिए { $mover } की बारी नहीं हो सकती।
position-two-winners = दोनों तरफ़ पूरी लाइन है, पर गेम पहली लाइन पर ही ख़त्म हो जाता है।
position-winner-to-move = { $mover } की लाइन पूरी है, इसलिए { $mover } की बारी नहीं हो सकती।
position-two-lines = { $winner } की दो पूरी लाइनें हैं, पर गेम पहली लाइन पर ही ख़त्म हो जाता है।

move-no-such-square = { $squares ->
    [one] इस बोर्ड में बस एक ख़ाना है।
   *[other] इस बोर्ड के ख़ाने 1 से { $squares } तक हैं।
}
move-square-taken = ख़ाना { $square } भरा हुआ है। कोई ख़ाली चुनें।
game-over = गेम पूरा हो चुका है, अब कोई चाल बाक़ी नहीं।
