### Bir sunucunun, üyelerine bottan neleri kullandırdığı.

integrations-held-back = Bu sunucu burada `{ $command }` kullanmana izin vermiyor. Buna sunucuyu yönetenler karar verir.
