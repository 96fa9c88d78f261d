### L’aide : un aperçu en trois parties.

help-title = Morpion
help-typed =
    Aligne trois symboles pour gagner.
    Tu peux aussi taper `{ $prefix }play` ou `{ $prefix }move 5`.
help-untyped =
    Aligne trois symboles pour gagner.
    Tu peux aussi taper `@bot play` ou `@bot move 5`.
help-play = Jouer
help-play-text =
    `/play` contre moi, un ami ou n’importe qui, ou avec tout un salon.
    Appuie sur une case, ou tape `/move`.
    `/board` affiche à nouveau ta partie.
    `/tournament` lance un tournoi, à élimination directe ou toutes rondes.
    `/draw` et `/resign` terminent une partie.
    `/preferences` règle l’apparence des grilles (en mots aussi, pour les lecteurs d’écran), ce que je te dis et qui peut te défier.
help-watch = Regarder
help-watch-text =
    `/games` liste les parties en cours.
    `/watch` en suit une ici.
    `/history` liste les parties finies.
    `/replay` en rejoue une coup par coup.
help-learn = Apprendre
help-learn-text =
    `/learn` est un cours : comment je réfléchis.
    `/hint` montre tes meilleures cases.
    `/explain` montre ce que vaut chacune.
    `/puzzle` change chaque jour.
    `/stats` montre où tu en es.
    `/leaderboard` montre qui est en tête.
    `/privacy` montre ce que je garde.
help-manage = Gérer
help-manage-text =
    `/settings` règle mon fonctionnement sur ce serveur.
    `/permissions` montre ce que je peux faire ici, et où le changer.
    `/puzzle here` publie ici l’énigme chaque jour.

help-button-play = Jouer en { $kind }
help-button-challenge = Défier
help-button-watch = Regarder

help-menu-topics = En savoir plus sur…
help-menu-whom = Choisir un adversaire
help-challenge-whom = Qui veux-tu défier ?

help-about =
    Je suis tictactoe-bot { $version }. Je trouve mes coups par minimax : en imbattable, je ne perds jamais une partie que je peux sauver, et en facile, je te laisse une chance.
    Je garde qui a joué où, les coups, les résultats et tes préférences ; rien d’autre de ce que tu écris. Les détails sont dans /privacy, et ce que je sais faire dans /help.

help-no-such-topic = Je n’ai pas d’aide là-dessus. Essaie /help avec { $names }.

command-help = Voir ce que je sais faire et comment jouer
command-help-topic = Le sujet qui t’intéresse ; laisse vide pour tout en bref
command-about = Voir qui je suis et ce que je garde
