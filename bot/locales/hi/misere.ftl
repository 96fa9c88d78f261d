variant-misere = मिज़ेर
choice-misere = मिज़ेर
rules-misere = मिज़ेर: एक लाइन में तीन बनाने पर हार।
end-misere = { $loser } ने एक लाइन में तीन बना दिए, और यहाँ इसी पर हार है।
topic-misere = मिज़ेर
topic-misere-text =
    एक लाइन में तीन बने तो **हार**। सामने वाले से लाइन पूरी करवाएँ।
    यह 3x3 पर खेला जाता है।
