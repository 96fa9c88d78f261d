### La démo : le bot dans une page qui ressemble à Discord, où tu es Alice, Bob, Carol ou Dave.

demo-server = Morpion
demo-topic = Tape !play
demo-topic-stands = Seuls Carol et Dave lisent ce salon : tape !watch avec le numéro d’une partie pour la suivre, commentaires compris
demo-channels = Salons
demo-directs = Messages privés
demo-people = Tu es
demo-language = Langue
demo-tip = Appuie sur + pour un second onglet : tu joues pour deux.
demo-tab = jouer dans un nouvel onglet
demo-away = Le bot s’est absenté. Cette page revient avec lui.
demo-workbench = L’établi de SimCord
demo-greeting =
    Salut ! Une petite partie ? Appuie sur un bouton, puis sur les cases. Taper marche aussi : `!play hard 4x4`, `!move 5`.
    Appuie sur + à côté du nom Bob (sur un téléphone, sous Salons) pour un second onglet, et tu joues pour deux. `!play @bob` le défie.
demo-welcome-back =
    Te revoilà ! Ce que tu n’as pas fini t’attend plus bas.
    Appuie sur + à côté du nom Bob (sur un téléphone, sous Salons) pour un second onglet, et tu joues pour deux.
demo-easy = Jouer en facile
demo-medium = Jouer en moyen
demo-challenge = Défier quelqu’un
demo-watch = Regarder une partie
demo-help = Aide
