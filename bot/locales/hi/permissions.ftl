### किसी चैनल में बॉट को क्या-क्या करने की अनुमति है।

permissions-title = यहाँ मुझे किसकी अनुमति है
permissions-fine = <#{ $channel }> में खेलने के लिए मेरे पास सब कुछ है।
permissions-lacking =
    { $count ->
        [one] <#{ $channel }> में मुझे { $count } अनुमति और चाहिए।
       *[other] <#{ $channel }> में मुझे { $count } अनुमतियाँ और चाहिए।
    }
permissions-commands = Discord ने मेरे स्लैश कमांड नहीं लिए, इसलिए कुछ गायब या पुराने हो सकते हैं। जिसने मुझे होस्ट किया है, उससे पूछें; वजह मेरे लॉग में है।
permissions-needed = खेलने के लिए
permissions-extra = सिर्फ़ तब, जब आपकी सेटिंग में ज़रूरत हो

permissions-view-channel = **चैनल देखें**, ताकि बोर्ड अपडेट रहें
permissions-send-messages = **मैसेज भेजें**, लिखे हुए कमांड के जवाब के लिए
permissions-embed-links = **लिंक एम्बेड करें**, बोर्ड के नीचे के शब्दों के लिए
permissions-read-message-history = **मैसेज हिस्ट्री पढ़ें**, किसी मैसेज का जवाब देने के लिए
permissions-attach-files = **फ़ाइलें अटैच करें**, तस्वीरों के लिए
permissions-send-messages-in-threads = **थ्रेड में मैसेज भेजें**, थ्रेड में खेलने के लिए
permissions-create-public-threads = **पब्लिक थ्रेड बनाएँ**, हर गेम के अपने थ्रेड के लिए
permissions-manage-threads = **थ्रेड मैनेज करें**, गेम के थ्रेड में स्लोमोड के लिए
permissions-manage-roles = **रोल मैनेज करें**, महीने के चैंपियन को रोल देने के लिए

permissions-where-roles = सर्वर सेटिंग्स > रोल में यह मेरे रोल को दें।
permissions-where-channel = यह चैनल इसे रोकता है। चैनल एडिट करें > अनुमतियाँ में चालू करें।
permissions-where-either = सर्वर सेटिंग्स > रोल और चैनल एडिट करें > अनुमतियाँ में देखें।

topic-settings-permissions = `/permissions` दिखाता है कि किसी चैनल में मुझे किसकी अनुमति है, और उसे कहाँ बदलें।

permissions-no-channel = अनुमतियाँ सर्वर के चैनल की होती हैं। /permissions वहाँ चलाएँ।

command-permissions = देखें कि इस चैनल में मुझे किसकी अनुमति है, और उसे कहाँ बदलें
