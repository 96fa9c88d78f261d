### Demo: bot na stránce, která vypadá jako Discord.

demo-server = Piškvorky
demo-topic = Napiš !play
demo-topic-stands = Tohle čtou jen Carol a Dave: napiš !watch s číslem partie a sleduj ji s komentářem
demo-channels = Kanály
demo-directs = Soukromé zprávy
demo-people = Hraješ jako
demo-language = Jazyk
demo-tip = Stiskni + a otevře se druhá karta: pak hraješ za dva.
demo-tab = hrát v nové kartě
demo-away = Bot je pryč. Až se vrátí, vrátí se i tahle stránka.
demo-workbench = dílna SimCord
demo-greeting =
    Ahoj! Dáme partii? Stiskni tlačítko a pak pole. Můžeš i psát: `!play hard 4x4`, `!move 5`.
    Stiskni + vedle jména Bob (na telefonu pod Kanály), otevře se druhá karta a hraješ za dva. `!play @bob` ho vyzve.
demo-welcome-back =
    Vítej zpátky! Co zůstalo nedohrané, je dole.
    Stiskni + vedle jména Bob (na telefonu pod Kanály), otevře se druhá karta a hraješ za dva.
demo-easy = Hrát (lehký)
demo-medium = Hrát (střední)
demo-challenge = Vyzvat někoho
demo-watch = Sledovat partii
demo-help = Pomoc
