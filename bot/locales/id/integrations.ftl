### Apa yang diizinkan server di Pengaturan Server > Integrasi.

integrations-held-back = Server ini tidak mengizinkanmu memakai `{ $command }` di sini. Yang menentukan adalah pengelolanya.
