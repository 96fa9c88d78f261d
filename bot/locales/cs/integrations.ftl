### Co server dovoluje svým členům s botem dělat.

integrations-held-back = Tenhle server ti tu `{ $command }` nedovoluje. Rozhodují o tom ti, kdo ho spravují.
