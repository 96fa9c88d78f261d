### Co dělají moderátoři: ukončují partie a výzvy.

moderation-ended-game = { $moderator } ukončuje partii { $game }. Nikomu se nezapočítá.
moderation-ended-challenge = { $moderator } ukončuje výzvu ({ $asker }).

topic-ending-moderator = Když smíš spravovat zprávy, `/end` ukončí partii ve tvém kanálu bez výsledku.

moderation-not-moderator = Partii tu můžou ukončit jen ti, kdo smí v tomhle kanálu spravovat zprávy. Vlastní partii vzdáš přes /resign.
moderation-your-own = V partii { $game_id } hraješ ty. Vzdej ji přes /resign, nebo popros o ukončení někoho jiného z moderace.
moderation-no-such-game = Partie { $game_id } není v tomhle kanálu. Použij /end tam, kde se hraje.
moderation-nothing-open = V tomhle kanálu nemá otevřenou výzvu. Partii ukončíš přes /end s číslem.
moderation-not-understood = Potřebuju číslo jedné partie, nebo jednoho člena. Číslo najdeš přes /games.

command-end = Ukončit zdejší partii bez výsledku, nebo otevřenou výzvu jednoho člena
command-end-game = Číslo partie v tomhle kanálu
command-end-member = Nebo čí otevřenou výzvu v tomhle kanálu ukončit
