variant-three = Tre tecken
choice-three = Tre tecken (det fjärde tar det äldsta)
rules-three = Tre tecken var: ditt fjärde tar bort ditt äldsta. Tre i rad vinner.
three-next = Försvinner härnäst: { $first }, sedan { $second }.
three-order = Från äldst till nyast: ❌ { $x }; 🔵 { $o }.
three-again = Den här ställningen har uppstått två gånger. En tredje gång blir det oavgjort.
end-repetition = Samma ställning uppstod tre gånger: oavgjort.
topic-three = Tre tecken
topic-three-text =
    Båda har tre tecken var. Ett fjärde tar bort ditt äldsta; det är blekt på spelplanen.
    Tre i rad vinner, och det bleka tecknets ruta blir fri först efter ditt drag.
    Om samma ställning uppstår tre gånger, med samma tecken i samma ordning, blir det oavgjort.
    Jag kan varje ställning: den som börjar på en kant kan tvinga fram vinst på 7 drag. Det spelas på 3x3.
position-wrong-order = Här spelar ordningen roll. Skriv tecknen från äldst till nyast, till exempel X5 O1 X9: X börjar, sedan växelvis, högst tre var, ingen ruta två gånger.
