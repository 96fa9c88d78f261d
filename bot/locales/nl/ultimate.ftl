variant-ultimate = Ultimate
choice-ultimate = Ultimate (negen borden)
rules-ultimate = Ultimate: jouw vakje stuurt de ander naar het bord met dat nummer. Drie op een rij wint een bord, drie borden op een rij de partij.
ultimate-here = Speel op bord { $board }.
ultimate-any =
    { $count ->
        [0] Kies op welk bord je begint.
       *[other] Bord { $sent } is afgelopen: kies zelf een bord.
    }
ultimate-chosen = Bord { $board }: kies een vakje.
ultimate-button-back = Andere borden
ultimate-wrong-board = Je moet op bord { $active } spelen. Daar nog vrij: { $free }.
ultimate-board-finished = Bord { $number } is afgelopen. Nog vrij: { $free }.
ultimate-no-such-square = Noem het bord en het vakje, zoals 5.3. Nog vrij: { $free }.
ultimate-unreadable = Dat kan ik niet lezen als stelling van Ultimate.
end-ultimate =
    Drie borden op een rij in { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Negen kleine borden vormen samen een groot bord. Een klein bord win je met drie op een rij, de partij met drie kleine borden op een rij.
    Jouw vakje bepaalt waar de ander speelt: neem je het vakje rechtsboven, dan speelt de ander op het bord rechtsboven.
    Is dat bord afgelopen, dan kiest de ander zelf een bord. Volle borden zonder rij tellen voor niemand.
    Druk op een vakje, of gebruik `/move` met bord en vakje: `5.3` is vakje 3 van bord 5. `/play board:ultimate` start een partij.
    Ik denk ongeveer een seconde na, niet tot het einde. Hier is zelfs `unbeatable` te verslaan.
