### Vad en server låter sina medlemmar göra med boten, under Serverinställningar, Integrationer.

integrations-held-back = På den här servern får du inte använda `{ $command }` här. Det bestämmer de som hanterar servern.
