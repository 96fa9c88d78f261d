### Champion des Monats: ein Post mit der Tabelle des Monats, und eine Rolle für den ersten Platz.

champions-title = { $month } · { $board }
champions-is = **{ $player }** ist Champion des Monats.
champions-gets = **{ $player }** ist Champion des Monats und bekommt <@&{ $role }>.
champions-not-given = Die Rolle <@&{ $role }> konnte ich nicht vergeben: Sie steht über meiner, ist weg, oder ich darf keine Rollen mehr verwalten. Wer den Server verwaltet, kann hier mit /champion here wieder eine auswählen.
champions-more = Die ganze Liste: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Ich poste hier an jedem Monatsersten die Tabelle des Monats. Mit /champion stop hört das auf.
       *[other] Ich poste hier an jedem Monatsersten die Tabelle des Monats, und wer vorn liegt, bekommt <@&{ $role }>. Mit /champion stop hört das auf.
    }
champions-stopped = Die Tabelle des Monats poste ich nicht mehr. Mit /champion here geht es wieder los.

champions-managers-only = Das können nur Mitglieder, die diesen Server verwalten dürfen. Die Tabelle zeigt dir /leaderboard.
champions-servers-only = Die Tabelle des Monats kann ich nur auf Servern posten. Eine Rangliste zeigt dir /leaderboard.
champions-cannot-post = Hier kann ich die Tabelle des Monats nicht posten. Nimm /champion here in einem Kanal, in dem wir beide lesen und schreiben können.
champions-not-posted = Auf diesem Server poste ich die Tabelle des Monats nicht. Nimm /champion here in einem Kanal, um loszulegen.
champions-no-such-action = Das habe ich nicht verstanden. Versuch /champion mit here oder stop.
champions-no-such-role = Diese Rolle finde ich hier nicht, oder niemand kann sie vergeben, weil sie zu einer App gehört. Nimm /champion here mit einer anderen.
champions-no-right = Ich darf hier keine Rollen vergeben. Gib mir die Berechtigung „Rollen verwalten“, und nimm dann noch mal /champion here.
champions-too-high = Diese Rolle steht nicht unter meiner, also kann ich sie nicht vergeben. Zieh meine in den Servereinstellungen darüber, oder nimm /champion here mit einer anderen.
champions-above-you = Diese Rolle kannst du selbst nicht vergeben, also tue ich es auch nicht. Nimm /champion here mit einer anderen, oder frag jemanden, der es darf.

topic-champions = Champion des Monats
topic-champions-text =
    Wenn du einen Server verwaltest: `/champion here` postet an jedem Monatsersten (UTC) die Tabelle des Monats in einem Kanal. Auf ihr steht, wer dort in dem Monat gewertete Partien gespielt hat.
    Mit `role:` bekommt, wer vorn liegt, diese Rolle, bis der nächste Champion feststeht. Sie muss unter meiner stehen, und du musst sie selbst vergeben können.
    Mit `/champion stop` hört das auf. `/leaderboard` zeigt auch vergangene Monate.

command-champion = Die Tabelle des Monats posten, mit einer Rolle für den ersten Platz
command-champion-here = Sie an jedem Monatsersten in diesem Kanal posten (wenn du den Server verwaltest)
command-champion-here-role = Die Rolle für den Champion des Monats, bis der nächste feststeht
command-champion-stop = Die Tabelle des Monats nicht mehr posten (wenn du den Server verwaltest)

champions-server-none = Tabelle des Monats: wird nicht gepostet. `/champion here` postet sie in einem Kanal.
champions-server =
    { $role ->
        [none] Tabelle des Monats: am Monatsersten in <#{ $channel }>. `/champion here` ändert das, `/champion stop` beendet es.
       *[other] Tabelle des Monats: am Monatsersten in <#{ $channel }>, und <@&{ $role }> für den Champion. `/champion here` ändert das, `/champion stop` beendet es.
    }
