### Demo: bot na stronie, która wygląda jak Discord.

demo-server = Kółko i krzyżyk
demo-topic = Wpisz !play
demo-topic-stands = Czytają to tylko Carol i Dave: wpisz !watch z numerem partii, żeby śledzić ją z komentarzem
demo-channels = Kanały
demo-directs = Wiadomości prywatne
demo-people = Jesteś jako
demo-language = Język
demo-tip = Naciśnij +, żeby otworzyć drugą kartę: wtedy grasz za dwie osoby.
demo-tab = graj w nowej karcie
demo-away = Bota chwilowo nie ma. Ta strona wróci razem z nim.
demo-workbench = warsztat SimCord
demo-greeting =
    Hej! Zagramy? Naciśnij przycisk, a potem pola. Można też pisać: `!play hard 4x4`, `!move 5`.
    Naciśnij + obok imienia Bob (na telefonie w sekcji Kanały), żeby otworzyć drugą kartę i grać za dwie osoby. `!play @bob` rzuca mu wyzwanie.
demo-welcome-back =
    Miło cię znów widzieć! To, co niedokończone, czeka poniżej.
    Naciśnij + obok imienia Bob (na telefonie w sekcji Kanały), żeby otworzyć drugą kartę i grać za dwie osoby.
demo-easy = Graj (łatwy)
demo-medium = Graj (średni)
demo-challenge = Wyzwij kogoś
demo-watch = Oglądaj partię
demo-help = Pomoc
