### Wat een server zijn leden met de bot laat doen, onder Serverinstellingen, Integraties.

integrations-held-back = Op deze server mag je `{ $command }` hier niet gebruiken. Daarover gaat wie de server beheert.
