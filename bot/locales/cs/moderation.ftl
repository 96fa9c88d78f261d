### Co dělají moderátoři: ukončují partie a výzvy.

moderation-by = Partii ukončuje { $user } z moderace tohoto kanálu.
moderation-by-challenge = Výzvu ({ $asker }) ukončuje { $user } z moderace tohoto kanálu.

moderation-ended = Ukončuju partii { $game }. Nikomu se nezapočítá.
moderation-ended-challenges =
    { $count ->
        [one] Ukončuju 1 výzvu, vyzývá { $user }.
        [few] Ukončuju { $count } výzvy, vyzývá { $user }.
       *[other] Ukončuju { $count } výzev, vyzývá { $user }.
    }

topic-ending-moderator = Když smíš spravovat zprávy, `/end` ukončí partii ve tvém kanálu bez výsledku.

moderation-not-allowed = Partii { $game_id } můžou ukončit ti, kdo smí v jejím kanálu spravovat zprávy. Vlastní partii vzdáš přes /resign.
moderation-your-own = V partii { $game_id } hraješ ty. Vzdej ji přes /resign, nebo popros o ukončení někoho jiného z moderace.
moderation-no-challenge = { $user } nemá otevřenou výzvu tam, kde smíš spravovat zprávy. Partii ukončíš přes /end s číslem.
moderation-not-understood = Potřebuju číslo jedné partie, nebo jednoho člena. Číslo najdeš přes /games.

command-end = Ukončit partii bez výsledku, nebo otevřené výzvy jednoho člena
command-end-game = Která partie má skončit, v kanálu, kde smíš spravovat zprávy
command-end-member = Nebo čí otevřené výzvy na tomhle serveru ukončit
