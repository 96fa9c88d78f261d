### Wat mods doen: partijen en uitdagingen beëindigen.

moderation-ended-game = { $moderator } heeft partij { $game } beëindigd. Die telt voor niemand.
moderation-ended-challenge = { $moderator } heeft de uitdaging van { $asker } beëindigd.

topic-ending-moderator = Als je berichten mag beheren, beëindigt `/end` een partij in je kanaal zonder uitslag.

moderation-not-moderator = Een partij kan hier alleen worden beëindigd door wie in dit kanaal berichten mag beheren. Je eigen partij opgeven kan met /resign.
moderation-your-own = Je speelt zelf in partij { $game_id }. Geef op met /resign, of vraag een andere mod om die te beëindigen.
moderation-no-such-game = Partij { $game_id } is niet in dit kanaal. Gebruik /end waar ze wordt gespeeld.
moderation-nothing-open = Dat lid heeft geen open uitdaging in dit kanaal. Gebruik /end met een nummer om een partij te beëindigen.
moderation-not-understood = Ik heb het nummer van één partij nodig, of één lid. Een nummer vind je met /games.

command-end = Beëindig hier een partij zonder uitslag, of de open uitdaging van een lid
command-end-game = Het nummer van een partij in dit kanaal
command-end-member = Of wiens open uitdaging in dit kanaal moet eindigen
