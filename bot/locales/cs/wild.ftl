variant-wild = volná volba
choice-wild = volná volba
rules-wild = Volná volba: dávej X nebo O, jak chceš. Vyhrávají tři stejné v řadě.
placing = Volná volba: pole teď dávají { $mark }. Vyhrávají tři stejné v řadě.
button-place = Dát { $mark }
move-with-mark = { $square } ({ $mark })
topic-wild = Volná volba
topic-wild-text =
    V každém tahu dáváš X **nebo** O, jak se ti chce.
    Kdo dokončí tři stejné značky v řadě, vyhrává, ať už ty ostatní dal kdokoli.
    Když chceš druhou značku, stiskni před polem její tlačítko, nebo použij `/move` s `5 o`. Hraje se na 3x3.
