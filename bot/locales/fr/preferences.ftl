### Les préférences d’un membre, en phrases et en formulaire.

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = C’est noté.
preferences-language =
    { $language_by ->
        [discord] Je te réponds dans la langue de ton Discord (discord).
       *[other] La langue de mes réponses : { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Tu laisses chaque serveur en décider.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Tu laisses chaque serveur en décider.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Personne ne peut te défier (nobody). Toi, tu peux toujours défier les autres.
       *[anyone] Tout le monde peut te défier (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Tu ne bloques personne.
       *[other] Membres bloqués : { $members }. Ils ne peuvent pas te défier, et je ne leur dis pas.
    }
preferences-voice =
    { $voice ->
        [quiet] Je me tais pendant qu’on joue (quiet).
       *[chatty] Je glisse un mot de temps en temps pendant qu’on joue (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Tu n’apparais dans aucun classement (hidden).
        [everywhere] Tu peux apparaître dans les classements, sur les serveurs où tu joues et partout ailleurs (everywhere).
       *[server] Tu n’apparais que dans les classements des serveurs où tu joues (server).
    }
preferences-look =
    { $look ->
        [bold] Les parties que tu lances montrent ❌ et 🔵 (bold).
        [classic] Les parties que tu lances montrent ❌ et ⭕ (classic).
        [letters] Les parties que tu lances montrent les lettres X et O (letters).
        [contrast] Les parties que tu lances montrent des symboles noirs et blancs à contraste élevé (contrast).
        [words] Les parties que tu lances, et les réponses que personne d’autre ne voit, sont en mots pour les lecteurs d’écran (words).
       *[crisp] Les parties que tu lances montrent mes propres symboles (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Je ne te dis jamais quand c’est ton tour (off).
           *[other] Je ne te dis jamais quand c’est ton tour (off). Les { $minutes } minutes ne comptent qu’avec channel ou dm.
        }
        [channel] { $minutes ->
            [0] Je te mentionne dans le salon dès que c’est ton tour (channel).
           *[other] Je te mentionne dans le salon quand ton tour attend depuis { $minutes } minutes (channel).
        }
        [dm] { $minutes ->
            [0] Je t’envoie un MP dès que c’est ton tour, ou je te mentionne dans le salon si tes MP sont fermés (dm).
           *[other] Je t’envoie un MP quand ton tour attend depuis { $minutes } minutes, ou je te mentionne dans le salon si tes MP sont fermés (dm).
        }
       *[accepted] { $minutes ->
            [0] Notifications : seulement quand quelqu’un accepte ton défi ou veut une revanche (accepted).
           *[other] Notifications : seulement quand quelqu’un accepte ton défi ou veut une revanche (accepted). Les { $minutes } minutes ne comptent qu’avec channel ou dm.
        }
    }

preferences-unknown = Je ne connais pas « { $word } ». Utilise des mots comme `classic`, `dm`, `15 minutes`, `hidden` ou `quiet`, ou /preferences tout court.
preferences-no-such = Ça fait deux choix pour la même chose. Choisis une seule apparence, une seule sorte de notification, etc. ; /preferences montre les choix.
preferences-block-whom = Utilise `/preferences block:@Bob` ou `/preferences unblock:@Bob` : personne d’autre ne le voit. Si tu l’écris ici, mentionne les membres après le mot, ce qui leur envoie une notification.
preferences-yourself = Tu ne peux pas te bloquer toi-même. Choisis un autre membre.

preferences-form = Tes préférences
preferences-title-look = Apparence et langue
preferences-title-notices = Notifications et classements
preferences-title-challenges = Défis
preferences-form-language = Me répondre en
preferences-language-discord = La langue de mon Discord
preferences-form-look = L’apparence des parties que je lance
preferences-look-server = Le choix du serveur
preferences-look-crisp = Nette : les symboles du bot
preferences-look-bold = Vive : ❌ et 🔵
preferences-look-classic = Classique : ❌ et ⭕
preferences-look-letters = Lettres : X et O
preferences-look-contrast = Contraste élevé : noir, blanc et jaune
preferences-look-words = Mots : pour lecteurs d’écran, sans emoji
preferences-form-notices = Me notifier
preferences-notices-server = Le choix du serveur
preferences-notices-accepted = Seulement quand quelqu’un accepte ou veut une revanche
preferences-notices-off = Jamais
preferences-notices-channel = À mon tour, dans le salon
preferences-notices-dm = À mon tour, en MP
preferences-form-after = Quand me notifier de mon tour
preferences-after-0 = Tout de suite
preferences-after-5 = Après 5 minutes
preferences-after-15 = Après 15 minutes
preferences-after-60 = Après une heure
preferences-form-leaderboards = Je peux apparaître dans les classements
preferences-leaderboards-server = Des serveurs où je joue
preferences-leaderboards-everywhere = Partout
preferences-leaderboards-hidden = Nulle part
preferences-form-remarks = Remarques pendant la partie
preferences-remarks-chatty = De temps en temps
preferences-remarks-quiet = Jamais
preferences-form-challenges = Qui peut me défier
preferences-challenges-anyone = Tout le monde
preferences-challenges-nobody = Personne
preferences-form-blocked =
    { $left ->
        [0] Membres bloqués : pas de défi de leur part
       *[other] Membres bloqués ({ $shown } sur { $count })
    }

command-preferences = Voir ou changer ton apparence, ta langue, tes notifications et tes défis
command-preferences-language = La langue dans laquelle je te réponds (discord : celle de ton Discord)
command-preferences-look = L’apparence des parties que tu lances ; les mots sont pour les lecteurs d’écran
command-preferences-notices = Si je te préviens quand c’est ton tour, et où
command-preferences-leaderboards = Où tu apparais : sur les serveurs où tu joues, partout ou nulle part
command-preferences-after = Combien de temps ton tour attend avant que je te prévienne ; pour salon et MP seulement
command-preferences-remarks = Si je glisse un mot de temps en temps pendant qu’on joue
command-preferences-challenges = Qui peut te défier : tout le monde sauf les membres bloqués, ou personne
command-preferences-block = Un membre qui ne pourra plus te défier ; je ne lui dis pas
command-preferences-unblock = Un membre qui pourra de nouveau te défier
