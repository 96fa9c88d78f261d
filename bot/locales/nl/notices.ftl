### Wat iemand te horen krijgt die aan zet is.

notices-accepted =
    { $where ->
        [dm] { $other } heeft geaccepteerd. Jij bent aan zet in partij { $game }. { $link }
       *[channel] { $user }, { $other } heeft geaccepteerd. Jij bent aan zet in partij { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] Jij bent aan zet in partij { $game } tegen { $other }. { $link }
       *[channel] { $user }, jij bent aan zet in partij { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } wil revanche voor partij { $game }. Druk op “Revanche” om te spelen. { $link }
       *[channel] { $user }, { $other } wil revanche voor partij { $game }. Druk op “Revanche” om te spelen. { $link }
    }
notices-link-board = Naar het bord
