### Výzva a partie, jak je vidí hráči.

challenge = { $asked }, { $asker } tě vyzývá na piškvorky.
challenge-open = { $asker } hledá soupeře na piškvorky. Stiskni „Přidat se“ a můžete hrát.
challenge-first = Máš { $mark } a začínáš.
challenge-second = Máš { $mark }; začíná { $asker }.
challenge-clock = Vyprší <t:{ $deadline }:R>.
challenge-late = { $asked }, čeká na tebe výzva.
challenge-declined = { $asker } vyzývá, { $asked } odmítá.
challenge-withdrawn = Výzva je stažená: { $asker }.
challenge-expired = Výzva vypršela: { $asker }. Zkusit to znovu můžeš přes /play.

rules-larger = { $board }: vyhrává { $count } v řadě.

draw-offered = { $player } nabízí remízu. { $other }, přijmout ji můžeš dole; tvůj příští tah ji odmítne.
against = Soupeř: { $player }.
last-move = { $player } hraje { $square }.
last-moves = { $player } hraje { $square } a { $other } hraje { $answer }.
answered = Tvůj tah: { $yours }, můj: { $mine }.
began = Můj tah: { $mine }.
press-a-mark = Nápovědu, remízu nebo vzdání najdeš po stisku kteréhokoli obsazeného pole.
clock = Čas na tah vyprší <t:{ $deadline }:R>.
number = Partie { $game }
first-game = První partie je na střední úrovni; těžší bude s `/play hard`.

headline-won = Vítězí { $winner }!
headline-lost = Tentokrát vyhrávám já
headline-draw = Remíza
headline-nobody = Nikdo nevyhrává
headline-called-off = Zrušeno před prvním tahem

end-line =
    { $row ->
        [3] Tři
        [4] Čtyři
       *[5] Pět
    } v řadě, za { $moves ->
        [one] 1 tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }.
praise-sure = Víc proti mně nikdo neuhraje.
praise = Pěkná obrana: líp hrát neumím.
end-agreement =
    { $moves ->
        [0] Dohoda před prvním tahem.
        [one] Dohoda po 1 tahu.
        [few] Dohoda po { $moves } tazích.
       *[other] Dohoda po { $moves } tazích.
    }
end-resignation =
    { $moves ->
        [one] { $loser } se po 1 tahu vzdává.
        [few] { $loser } se po { $moves } tazích vzdává.
       *[other] { $loser } se po { $moves } tazích vzdává.
    }
end-time =
    { $moves ->
        [one] Čas vypršel po 1 tahu: { $loser }.
        [few] Čas vypršel po { $moves } tazích: { $loser }.
       *[other] Čas vypršel po { $moves } tazích: { $loser }.
    }
end-nobody = Čas vypršel dřív, než stihly táhnout obě strany.
end-stop =
    { $moves ->
        [0] Partie byla zastavena před prvním tahem.
        [one] Partie byla zastavena po 1 tahu.
        [few] Partie byla zastavena po { $moves } tazích.
       *[other] Partie byla zastavena po { $moves } tazích.
    }

hinted =
    { $count ->
        [one] Nehodnoceno, padla nápověda: { $names }.
        [few] Nehodnoceno, padly nápovědy: { $names }.
       *[other] Nehodnoceno, padly nápovědy: { $names }.
    }
rematch-offered = { $player } chce odvetu. { $other }, stiskni „Odveta“ a hrajete.

resign-sure = Vzdát partii { $game }? Pak vyhrává { $winner }.
resign-sure-bot = Vzdát partii { $game }? Pak vyhrávám já.
resign-sure-uncounted = Zrušit partii { $game }? Ještě nezačala, takže se nikomu nepočítá.
resigned-game = Partie { $game } je vzdaná.
kept-playing = Partie { $game } pokračuje.
menu = Co chceš v partii { $game } udělat?
draw-offer-made = Tvoje nabídka remízy v partii { $game } čeká na odpověď.
draw-agreed = Remíza v partii { $game } přijata.
challenge-withdrawn-by-you = Tvoje výzva je stažená.
rematch = Odveta: partie { $game }.

folded = -# Partie { $game } pokračuje: { $link }.
folded-over = -# Partie { $game } skončila: { $link }.
link-here = tady

topic-play = Jak začít partii
topic-play-text =
    `/play` začne partii se mnou. Můžeš zvolit úroveň, plochu a kdo začíná.
    Vyber soupeře a vyzveš ho. Partie začne, jakmile stiskne „Přijmout“.
    S `open` se tu může přidat kdokoli.
    Po partii se přes „Odveta“ hraje znovu, s prohozenými značkami.
topic-move = Jak táhnout
topic-move-text =
    Stiskni pole, nebo použij `/move` s jeho číslem či názvem.
    Čísla se počítají zleva shora. Název je sloupec a řádek: `a1` je vlevo nahoře, `b2` o krok dál dovnitř.
    Funguje i `center`, `top left` a `bottom right`.
topic-levels = Úrovně
topic-levels-text =
    `easy` vyhraje, když výhru zrovna vidí; jinak hraje kamkoli.
    `medium` k tomu blokuje tvoje řady.
    `hard` vidí pár tahů dopředu.
    `unbeatable` nikdy neprohraje partii, která se dá zachránit.
topic-boards = Větší plochy
topic-boards-text =
    Číslo za lomítkem říká, kolik v řadě vyhrává.
    Na `4x4` jsou to čtyři v řadě, na `4x4/3` tři.
    Na `5x5` jsou to čtyři v řadě, na `5x5/5` pět.
topic-ending = Remízy a vzdání partie
topic-ending-text =
    `/draw` nabídne remízu, nebo přijme tu nabízenou. Já ji přijímám až ke konci partie, kterou nemůžu vyhrát.
    `/resign` vzdá partii, nebo stáhne tvou výzvu.
    Pod plochou stojí, kdy vyprší čas na tah; proti mně jen tehdy, když se to blíží. Komu čas vyprší, ten prohrává.
topic-typing = Psané příkazy
topic-typing-text =
    Každý příkaz se dá napsat: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Zkratky: `{ $prefix }m5` je tah, `{ $prefix }b` tvoje plocha.
    Nebo mě označ: `@bot play`.
topic-typing-untyped =
    Označ mě a přidej příkaz: `@bot play hard 4x4`, `@bot resign`.
    Zkratky: `@bot m5` je tah, `@bot b` tvoje plocha.
