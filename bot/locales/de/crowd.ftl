### Eine Partie, die alle in einem Kanal zusammen gegen den Bot spielen, per Abstimmung.

crowd-button-square =
    { $count ->
        [one] { $square }, frei, 1 Stimme
       *[other] { $square }, frei, { $count } Stimmen
    }
crowd-how = Stimm ab, indem du ein Feld drückst; die meisten Stimmen gewinnen. Bei Gleichstand entscheidet das Los.
crowd-waits =
    { $seconds ->
        [one] Die Abstimmung endet 1 Sekunde nach der ersten Stimme, oder sobald alle von der letzten Abstimmung gewählt haben.
       *[other] Die Abstimmung endet { $seconds } Sekunden nach der ersten Stimme, oder sobald alle von der letzten Abstimmung gewählt haben.
    }
crowd-lead =
    { $count ->
        [one] **Bisher 1 Stimme**, für { $squares }.
       *[other] { $leaders ->
            [one] **Bisher { $count } Stimmen**: { $squares } führt mit { $most }.
           *[other] **Bisher { $count } Stimmen**: { $squares } führen mit je { $most }.
        }
    }
crowd-clock = Die Abstimmung endet <t:{ $deadline }:R>. Drück ein anderes Feld, um umzuschwenken.
topic-play-crowd = Mit `crowd` stimmen alle in diesem Kanal über jeden Zug gegen mich ab.
crowd-about = Gestartet von { $owner }.
crowd-unwatch = Gestartet von { $owner }. Beenden kannst du das mit /unwatch { $game }.
crowd-voted =
    { $count ->
        [one] 1 Person hat abgestimmt.
       *[other] { $count } Leute haben abgestimmt.
    }
crowd-record = Team Kanal: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
crowd-button-again = Noch mal
crowd-button-close = Jetzt ziehen

crowd-running = Dieser Kanal spielt schon Partie { $game_id }. Mit /board siehst du sie und kannst abstimmen.
crowd-same-vote = Deine Stimme gilt schon für { $cell }. Drück ein anderes Feld, um sie zu ändern.
crowd-not-yours = Nur { $user } kann die Abstimmung vorzeitig beenden. Sie endet auch von allein.
crowd-no-votes = Noch hat niemand abgestimmt. Drück erst ein Feld.
crowd-not-votable = { $word } kann der Kanal nicht per Abstimmung spielen. Nimm ein anderes Brett oder andere Regeln.
