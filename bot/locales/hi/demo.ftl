### डेमो: ब्राउज़र के एक पेज में बॉट, जो Discord जैसा दिखता है।

demo-server = टिक-टैक-टो
demo-topic = !play लिखें
demo-topic-stands = इसे सिर्फ़ Carol और Dave पढ़ते हैं: किसी गेम को टिप्पणियों के साथ देखने के लिए !watch और उसका नंबर लिखें
demo-channels = चैनल
demo-directs = डायरेक्ट मैसेज
demo-people = यहाँ आप हैं
demo-language = भाषा
demo-tip = दूसरा टैब खोलने के लिए + दबाएँ: फिर आप दो खिलाड़ी हैं।
demo-tab = नए टैब में खेलें
demo-away = बॉट अभी यहाँ नहीं है। उसके आते ही यह पेज भी लौट आएगा।
demo-workbench = SimCord का वर्कबेंच
demo-in-stands = #stands में { $person }
demo-direct = { $person } के DM
demo-greeting =
    नमस्ते! एक गेम हो जाए? कोई बटन दबाएँ, फिर ख़ाने। लिखकर भी खेला जा सकता है: `!play hard 4x4`, `!move 5`।
    Bob के नाम के पास + दबाएँ (फ़ोन पर “चैनल” में), दूसरा टैब खुलेगा और आप दो खिलाड़ी। `!play @bob` से Bob को चुनौती जाती है।
demo-welcome-back =
    फिर से स्वागत है! जो अधूरा रह गया था, वह नीचे है।
    Bob के नाम के पास + दबाएँ (फ़ोन पर “चैनल” में), दूसरा टैब खुलेगा और आप दो खिलाड़ी।
demo-easy = आसान खेलें
demo-medium = मध्यम खेलें
demo-challenge = किसी को चुनौती दें
demo-watch = कोई गेम देखें
demo-help = मदद
