### Månadens mästare: ett inlägg med månadens tabell, och en roll för den som ligger först.

champions-title = { $month } · { $board }
champions-is = **{ $player }** är månadens mästare.
champions-gets = **{ $player }** är månadens mästare och får <@&{ $role }>.
champions-not-given = Jag kunde inte dela ut rollen <@&{ $role }>: den ligger över min, är borta, eller så får jag inte hantera roller längre. Den som hanterar servern kan välja en på nytt här med /champion here.
champions-more = Hela listan: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Den första i varje månad lägger jag upp månadens tabell här. Avsluta det med /champion stop.
       *[other] Den första i varje månad lägger jag upp månadens tabell här, och den som ligger först får <@&{ $role }>. Avsluta det med /champion stop.
    }
champions-stopped = Jag lägger inte upp månadens tabell längre. Börja igen med /champion here.

champions-managers-only = Det kan bara medlemmar som får hantera servern. Tabellen finns i /leaderboard.
champions-servers-only = Jag kan bara lägga upp månadens tabell på servrar. En topplista finns i /leaderboard.
champions-cannot-post = Jag kan inte lägga upp månadens tabell här. Använd /champion here i en kanal där vi båda kan läsa och skriva.
champions-not-posted = Jag lägger inte upp månadens tabell på den här servern. Använd /champion here i en kanal för att börja.
champions-no-such-action = Det där förstod jag inte. Prova /champion med here eller stop.
champions-no-such-role = Jag hittar inte den rollen här, eller så kan ingen dela ut den för att den hör till en app. Använd /champion here och välj en annan.
champions-no-right = Jag får inte dela ut roller här. Ge mig behörigheten Hantera roller, och använd sedan /champion here igen.
champions-too-high = Den rollen ligger inte under min, så jag kan inte dela ut den. Flytta min ovanför den i serverinställningarna, eller använd /champion here med en annan.
champions-above-you = Du kan inte dela ut den rollen själv, så då kan inte jag göra det åt dig. Använd /champion here med en annan, eller fråga någon som kan.

topic-champions = Månadens mästare
topic-champions-text =
    Om du hanterar en server lägger `/champion here` upp månadens tabell i en kanal den första i varje månad (UTC). Där står de som spelade partier som räknas på servern den månaden.
    Med `role:` får den som ligger först den rollen tills det finns en ny mästare. Den måste ligga under min, och du ska kunna dela ut den själv.
    `/champion stop` avslutar det. `/leaderboard` visar också tidigare månader.

command-champion = Lägg upp månadens tabell, med en roll för den som ligger först
command-champion-here = Lägg upp den i den här kanalen den första i varje månad (för den som hanterar servern)
command-champion-here-role = Rollen för månadens mästare, tills det finns en ny
command-champion-stop = Sluta lägga upp månadens tabell (för den som hanterar servern)

champions-server-none = Månadens tabell: läggs inte upp. `/champion here` lägger upp den i en kanal.
champions-server =
    { $role ->
        [none] Månadens tabell: den första i månaden i <#{ $channel }>. `/champion here` ändrar det, `/champion stop` avslutar det.
       *[other] Månadens tabell: den första i månaden i <#{ $channel }>, och <@&{ $role }> till mästaren. `/champion here` ändrar det, `/champion stop` avslutar det.
    }
