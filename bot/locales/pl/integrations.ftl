### Z czego serwer pozwala korzystać swoim członkom.

integrations-held-back = Ten serwer nie pozwala ci używać tutaj `{ $command }`. Decydują o tym osoby, które nim zarządzają.
