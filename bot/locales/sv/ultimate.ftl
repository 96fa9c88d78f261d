variant-ultimate = Ultimate
choice-ultimate = Ultimate (nio spelplaner)
rules-ultimate = Ultimate: din ruta skickar motståndaren till spelplanen med det numret. Tre i rad vinner en spelplan, tre spelplaner i rad vinner partiet.
ultimate-here = Spela på spelplan { $board }.
ultimate-any =
    { $count ->
        [0] Börja på vilken spelplan du vill.
       *[other] Spelplan { $sent } är färdigspelad: välj vilken du vill.
    }
ultimate-chosen = Spelplan { $board }: välj en ruta.
ultimate-button-back = Andra spelplaner
ultimate-wrong-board = Du måste spela på spelplan { $active }. Fria rutor där: { $free }.
ultimate-board-finished = Spelplan { $number } är färdigspelad. Fria rutor: { $free }.
ultimate-no-such-square = Ange spelplan och ruta, till exempel 5.3. Fria rutor: { $free }.
ultimate-unreadable = Jag kan inte läsa det som en ställning i Ultimate.
end-ultimate =
    Tre spelplaner i rad på { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Nio små spelplaner bildar en stor. Vinn en liten spelplan med tre i rad, och partiet med tre små spelplaner i rad.
    Rutan du tar avgör var motståndaren spelar: tar du rutan uppe till höger blir det spelplanen uppe till höger.
    Är den spelplanen färdigspelad väljer motståndaren fritt. Fulla spelplaner utan tre i rad räknas inte för någon.
    Tryck på en ruta, eller använd `/move` med spelplan och ruta: `5.3` är ruta 3 på spelplan 5. `/play board:ultimate` startar ett parti.
    Jag räknar i ungefär en sekund, inte till slutet. Här går det att slå även `unbeatable`.
