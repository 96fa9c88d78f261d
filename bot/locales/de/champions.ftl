### Champion des Monats: ein Post mit der Tabelle des Monats, und eine Rolle für den ersten Platz.

champions-title = { $month } · { $board }
champions-is = **{ $player }** ist Champion des Monats.
champions-gets = **{ $player }** ist Champion des Monats und bekommt <@&{ $role }>.
champions-not-given = Die Rolle <@&{ $role }> konnte ich nicht vergeben: Sie steht über meiner, ist weg, oder ich darf keine Rollen mehr verwalten. Wer den Server verwaltet, kann hier mit /settings wieder eine auswählen.
champions-more = Die ganze Liste: `/leaderboard period:{ $month }`

topic-champions = Champion des Monats
topic-champions-text =
    Wenn du einen Server verwaltest: `/settings champion:` postet an jedem Monatsersten die Tabelle des Monats in einem Kanal. Auf ihr steht, wer dort in dem Monat gewertete Partien gespielt hat.
    Mit `role:` bekommt, wer vorn liegt, diese Rolle, bis der nächste Champion feststeht. Sie muss unter meiner stehen, und du musst sie selbst vergeben können.
    Mit `/settings stop:champion` hört das auf. `/leaderboard` zeigt auch vergangene Monate.
