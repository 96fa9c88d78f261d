### किसी चाल पर एक पंक्ति, देखे या रीप्ले किए जा रहे बोर्ड के नीचे।

remark-blocks = { $mover } ने लाइन रोक दी।
remark-misses-win =
    { $moves ->
        [one] { $mover } के हाथ से जीत फिसली: { $squares } से { $moves } चाल में जीत थी।
       *[other] { $mover } के हाथ से जीत फिसली: { $squares } से { $moves } चालों में जीत थी।
    }
remark-loses-draw = { $mover } से चूक हुई: { $squares } से बराबरी बच जाती।
remark-slower =
    { $moves ->
        [one] { $mover } की जीत अब भी तय है, पर { $squares } से { $moves } चाल में हो जाती।
       *[other] { $mover } की जीत अब भी तय है, पर { $squares } से { $moves } चालों में हो जाती।
    }
remark-sooner = { $squares } से { $mover } का बचाव और लंबा चलता।
remark-forks = { $mover } का एक साथ { $squares } पर हमला है, और { $other } के पास सिर्फ़ एक को रोकने का मौक़ा है।
remark-forces = { $other } को { $squares } पर रोकना ही होगा।
remark-winning = { $mover } जीत की राह पर है।
remark-losing = { $mover } की हार अब तय है।
remark-holds =
    { $others ->
        [0] किसी भी जवाब से { $other } की बराबरी बनी रहती है।
       *[other] { $count ->
            [1] सिर्फ़ { $squares } से { $other } की बराबरी बचती है।
           *[other] { $squares } से { $other } की बराबरी बचती है।
        }
    }
