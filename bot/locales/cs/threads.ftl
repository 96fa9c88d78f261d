### Partie ve vlastních vláknech.

threads-title = { $x } vs. { $o }
threads-line = **{ $x }** vs. **{ $o }**: hraje se v <#{ $thread }>.

threads-only-in-text = Na tomhle serveru má každá partie vlastní vlákno, ale to jde jen v textových kanálech, takže tahle zůstává tady.
threads-no-right = Na tomhle serveru má každá partie vlastní vlákno, ale tady ho nesmím vytvořit, takže tahle zůstává tady. Popros správce, ať mi dá oprávnění Vytvářet veřejná vlákna a Odesílat zprávy ve vláknech.
threads-enough = Někdo z vás už má ve vláknech tohohle kanálu tři partie, takže tahle zůstává tady. Dohrajte některou z nich a vlákno zas bude.
threads-refused = Na tomhle serveru má každá partie vlastní vlákno, ale Discord mi ho teď nedovolil vytvořit, takže tahle zůstává tady.
