### Ett parti som alla i en kanal spelar tillsammans mot boten, genom att rösta.

crowd-button-square =
    { $count ->
        [one] { $square }, fri, 1 röst
       *[other] { $square }, fri, { $count } röster
    }
crowd-how = Rösta genom att trycka på en ruta; flest röster vinner. Vid lika avgör lotten.
crowd-waits =
    { $seconds ->
        [one] Röstningen stänger 1 sekund efter första rösten, eller när alla från förra röstningen har röstat.
       *[other] Röstningen stänger { $seconds } sekunder efter första rösten, eller när alla från förra röstningen har röstat.
    }
crowd-lead =
    { $count ->
        [one] **1 röst hittills**, på { $squares }.
       *[other] { $leaders ->
            [one] **{ $count } röster hittills**: { $squares } leder med { $most }.
           *[other] **{ $count } röster hittills**: { $squares } leder med { $most } var.
        }
    }
crowd-clock = Röstningen stänger <t:{ $deadline }:R>. Tryck på en annan ruta för att ändra dig.
topic-play-crowd = Med `crowd` röstar alla i kanalen om varje drag mot mig.
crowd-about = Startat av { $owner }.
crowd-unwatch = Startat av { $owner }. Avsluta med /unwatch { $game }.
crowd-voted =
    { $count ->
        [one] 1 person röstade.
       *[other] { $count } personer röstade.
    }
crowd-record = Kanallaget: vunna { $won }, oavgjorda { $drawn }, förlorade { $lost }.
crowd-button-again = Spela igen
crowd-button-close = Gör draget nu

crowd-running = Den här kanalen spelar redan parti { $game_id }. Se det och rösta med /board.
crowd-same-vote = Din röst ligger redan på { $cell }. Tryck på en annan ruta för att ändra den.
crowd-not-yours = Bara { $user } kan stänga röstningen i förtid. Den stänger av sig själv.
crowd-no-votes = Ingen har röstat än. Tryck på en ruta först.
crowd-not-votable = Kanalen kan inte spela { $word } genom att rösta. Välj en annan spelplan eller andra regler.
