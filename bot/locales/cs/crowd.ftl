### Partie, kterou hraje celý kanál společně proti botovi, hlasováním.

crowd-button-square =
    { $count ->
        [one] { $square }, volné, 1 hlas
        [few] { $square }, volné, { $count } hlasy
       *[other] { $square }, volné, { $count } hlasů
    }
crowd-how = Hlasuj stiskem pole; vyhrává nejvíc hlasů. O shodě rozhodne los.
crowd-waits =
    Hlasování končí { $seconds ->
        [one] 1 sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } po prvním hlasu, nebo jakmile hlasují všichni z minula.
crowd-lead =
    Hlasy zatím: **{ $count }**. { $leaders ->
        [one] Vede { $squares }, hlasy: { $most }.
        [few] Vedou { $squares }, hlasy pro každé: { $most }.
       *[other] Vedou { $squares }, hlasy pro každé: { $most }.
    }
crowd-clock = Hlasování končí <t:{ $deadline }:R>. Hlas změníš stiskem jiného pole.
topic-play-crowd = S `crowd` hlasují o každém tahu proti mně všichni v tomhle kanálu.
crowd-about = Na přání: { $owner }.
crowd-unwatch = Na přání: { $owner }. Zastavit ji můžeš přes /unwatch { $game }.
crowd-voted =
    { $count ->
        [one] Hlasoval 1 člověk.
        [few] Hlasovali { $count } lidé.
       *[other] Hlasovalo { $count } lidí.
    }
crowd-record = Kanál: výhry { $won }, remízy { $drawn }, prohry { $lost }.
crowd-button-again = Hrát znovu
crowd-button-close = Zahrát teď

crowd-running = Tenhle kanál už hraje partii { $game_id }. Ukáže ti ji /board a můžeš hlasovat.
crowd-same-vote = Tvůj hlas už má { $cell }. Změníš ho stiskem jiného pole.
crowd-not-yours = Hlasování může předčasně ukončit jen { $user }. Skončí i samo.
crowd-no-votes = Zatím nikdo nehlasoval. Nejdřív stiskni pole.
crowd-not-votable = Hlasováním kanál { $word } hrát nemůže. Vyber jinou plochu nebo jiná pravidla.
