### Wat mods doen: partijen en uitdagingen beëindigen.

moderation-by = Beëindigd door { $user }, mod in dit kanaal.
moderation-by-challenge = { $user }, mod in dit kanaal, heeft de uitdaging van { $asker } beëindigd.

moderation-ended = Ik heb partij { $game } beëindigd. Die telt voor niemand.
moderation-ended-challenges =
    { $count ->
        [one] Ik heb 1 uitdaging van { $user } beëindigd.
       *[other] Ik heb { $count } uitdagingen van { $user } beëindigd.
    }

topic-ending-moderator = Als je berichten mag beheren, beëindigt `/end` een partij in je kanaal zonder uitslag.

moderation-not-allowed = Partij { $game_id } kan alleen worden beëindigd door wie in dat kanaal berichten mag beheren. Je eigen partij opgeven kan met /resign.
moderation-your-own = Je speelt zelf in partij { $game_id }. Geef op met /resign, of vraag een andere mod om die te beëindigen.
moderation-no-challenge = { $user } heeft geen open uitdaging waar jij berichten mag beheren. Gebruik /end met een nummer om een partij te beëindigen.
moderation-not-understood = Ik heb het nummer van één partij nodig, of één lid. Een nummer vind je met /games.

command-end = Beëindig een partij zonder uitslag, of de open uitdagingen van een lid
command-end-game = De partij, in een kanaal waar je berichten mag beheren
command-end-member = Of wiens open uitdagingen op deze server moeten eindigen
