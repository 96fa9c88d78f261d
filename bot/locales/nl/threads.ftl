### Partijen in een eigen thread.

threads-title = { $x } tegen { $o }
threads-line = **{ $x }** tegen **{ $o }**: speel in <#{ $thread }>.

threads-only-in-text = Op deze server krijgt elke partij een eigen thread, maar dat kan alleen in tekstkanalen, dus deze partij blijft hier.
threads-no-right = Op deze server krijgt elke partij een eigen thread, maar ik mag er hier geen maken, dus deze partij blijft hier. Vraag wie de server beheert om mij Openbare threads maken en Berichten versturen in threads te geven.
threads-enough = Een van jullie heeft al drie partijen in threads van dit kanaal, dus deze blijft hier. Maak er een af om weer een thread te krijgen.
threads-refused = Op deze server krijgt elke partij een eigen thread, maar Discord liet me er net geen maken, dus deze partij blijft hier.
