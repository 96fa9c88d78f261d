### Partier i egna trådar.

threads-title = { $x } mot { $o }
threads-line = **{ $x }** mot **{ $o }**: spelas i <#{ $thread }>.

threads-only-in-text = På den här servern får varje parti en egen tråd, men det går bara i textkanaler, så det här partiet stannar här.
threads-no-right = På den här servern får varje parti en egen tråd, men jag får inte skapa någon här, så det här partiet stannar här. Be någon som hanterar servern att ge mig Skapa offentliga trådar och Skicka meddelanden i trådar.
threads-enough = En av er har redan tre partier i trådar i den här kanalen, så det här stannar här. Spela klart ett av dem för att få en tråd igen.
threads-refused = På den här servern får varje parti en egen tråd, men Discord lät mig inte skapa någon just nu, så det här partiet stannar här.
