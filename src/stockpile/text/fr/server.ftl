# Les tables en réseau : ce qui s'y passe, ce qui est refusé, de quoi elles sont faites.
table-left = { subject } quitté la table.
table-filled = { $name } ({ $bot }) se joint à la partie.
table-revealed =
    { $who ->
        [you] Vous avez ouvert votre part du mélange.
       *[other] { $name } a ouvert sa part du mélange.
    }
table-sealed = Le mélange est scellé : plus personne ne peut y choisir quoi que ce soit.
table-stopped = Le mélange recommence : une part promise n’a pas été ouverte ({ $names }).
table-ate =
    { $who ->
        [you] Votre dernier repas est noté.
       *[other] { $name } se souvient de son dernier repas.
    }
table-dealt = Les cartes sont distribuées.
table-planned = Votre plan est noté.
table-vacating =
    { $who ->
        [you] Un robot ({ $bot }) joue à votre place. Si tout le monde est d’accord, elle sera donnée à quelqu’un d’autre dans deux minutes, sauf si vous revenez.
       *[other] Un robot ({ $bot }) joue pour { $name }. Si tout le monde est d’accord, la place sera donnée à quelqu’un d’autre dans deux minutes, sauf si { $name } revient.
    }
table-agreed = { subject } accepté de donner la place à quelqu’un d’autre.
table-vacated =
    { $who ->
        [you] Un robot ({ $bot }) vous remplace pour de bon ; la place est libre.
       *[other] Un robot ({ $bot }) remplace { $name } pour de bon ; la place est libre.
    }
table-reacted = { $name } : { $reaction }
table-hosted =
    { $who ->
        [you] Vous êtes maintenant l’hôte de la table.
       *[other] { $name } est maintenant l’hôte de la table.
    }
table-rematched = Une autre partie est prête.
table-paused = Les pendules se sont arrêtées : le serveur était absent.

refusal-bad-request = Ceci est illisible : { $field }.
refusal-bad-token = Ce lien ne donne plus de place ici.
refusal-bad-origin = Cette page vient d’ailleurs.
refusal-bad-host = Ce serveur ne répond pas au nom de { $host }. Qui l’exploite peut l’autoriser : --public-url ou --allowed-host.
refusal-bad-method = Cela ne se fait pas ici.
refusal-no-such-page = Il n’y a rien ici.
refusal-no-such-table = Cette table n’existe pas.
refusal-table-full = Toutes les places sont prises.
refusal-too-large = C’est trop : { $most } octets au plus.
refusal-too-fast = Pas si vite : attendez un peu.
refusal-stopping = Le serveur redémarre.
refusal-database-down = Le serveur ne peut rien enregistrer pour l’instant : réessayez.
refusal-failed = Quelque chose n’a pas marché de notre côté.
refusal-frozen = Les règles du programme ont changé depuis : cette partie ne peut plus qu’être regardée.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-not-seated = Seuls ceux qui sont à la table peuvent faire cela.
refusal-not-absent = Cette personne est là.
refusal-not-over = La partie n’est pas encore terminée.
refusal-already-started = Les cartes arrivent : les places ne changent plus.
refusal-not-revealing = Aucune part du mélange n’est attendue de vous maintenant.
refusal-wrong-seed = Ce n’est pas la part que vous aviez promise.
refusal-other-seal = Ce qui est scellé ici n’est pas ce qui vous a été montré : votre part reste fermée.
refusal-already-leaving = Tout le monde a déjà été consulté pour cette place.
refusal-nobody-agrees = Personne d’autre ne joue qui puisse donner son accord : un robot garde la place jusqu’au retour de son joueur.
refusal-not-leaving = Il n’y a rien à accepter pour cette place.
refusal-already-seated = Vous avez déjà une place ici, et chacun ne voit qu’une seule main.
refusal-no-meal-asked = Personne ne demande ce qu’a coûté votre repas.
refusal-no-such-reaction = La réaction « { $given } » n’existe pas.
refusal-no-proof = Il n’y a pas de preuve de cette partie : ses cartes étaient préparées.
refusal-no-aids = À cette table, chacun compte seul : pas de conseils.

preset-first-game = Première partie
preset-first-game-what = Le plateau standard et rien d’autre : pour apprendre.
preset-classic = Classique
preset-classic-what = Le jeu tel qu’il est paru : le plateau standard et ses dix investisseurs.
preset-epic = Épique
preset-epic-what = L’édition Epic : le plateau avancé et les sept modules, sans cartes promo.
preset-everything = Tout
preset-everything-what = L’édition Epic avec tous les investisseurs et toutes les stratégies, cartes promo comprises.
preset-two-rounds = Deux manches
preset-two-rounds-what = Le plateau standard, fini après deux manches : pour une courte pause, ou pour des modèles de langage.
preset-random = Surprise…
preset-random-what = Le plateau et les modules sont tirés au sort.
preset-guided = Partie guidée
preset-guided-what = Deux manches préparées contre trois robots.

reaction-hello = Bonjour !
reaction-thanks = Merci !
reaction-well-played = Bien joué !
reaction-ouch = Aïe !
reaction-wow = Oh là là !
reaction-hurry = À vous…
reaction-good-game = Belle partie !

clock-none = Sans pendule
clock-live = En direct
clock-days = Par correspondance
first-chance = Le sort désigne qui commence
first-meal = Commence qui a payé le plus cher son dernier repas

# Les commandes des hôtes et des opérateurs.
cli-serve-help = Sert des tables aux navigateurs, aux terminaux et aux robots.
cli-serve-examples =
    Exemples :

    stockpile serve

    stockpile serve --host 0.0.0.0 --open

    stockpile serve --database postgresql://stockpile@db/games --workers 4 --public-url https://example.org/stockpile/
cli-host-help = L’adresse où écouter ; 0.0.0.0 pour tous ceux qui peuvent joindre cette machine.
cli-port-help = Le port où écouter : 8000 ou, s’il est pris, le prochain libre ; 0 en prend un quelconque.
cli-no-limits-help = Sans crédits ni limite de connexions : pour les tests, et pour une soirée entre amis.
cli-database-help = Où sont gardées les parties : sqlite:///FICHIER ou postgresql://…
cli-public-url-help = Comment le serveur est joint de l’extérieur, à travers un mandataire, chemin compris.
cli-trusted-proxy-help = Adresses ou réseaux des mandataires dont X-Forwarded-For compte, séparés par des virgules.
cli-allowed-host-help = D’autres noms sous lesquels le serveur répond, séparés par des virgules ; .example.org vaut pour tous ceux qui finissent ainsi, * pour tous.
cli-open-help = Ouvre le navigateur.
cli-static-help = Un dossier avec un autre client pour navigateur.
cli-workers-help = Combien de processus servent ; plus d’un demande PostgreSQL.
cli-thinkers-help = Combien de processus de chacun réfléchissent pour les robots et les conseils.
cli-keep-help = Supprime les tables inutilisées depuis tant de jours de service (90d) ; jamais une table où il y a quelqu’un ou quelque chose en attente.
cli-log-help = Ce qui est journalisé : debug, info, warning, error.
cli-serve-needs = le serveur n'est pas installé ; lancez : pip install 'stockpile-game[server]'
cli-serving = Stockpile est servi à { $address } (Ctrl-C y met fin)
cli-serving-lan = Dans votre réseau : { $address }
cli-port-taken = { $address } : { $problem }
cli-games-kept = Les parties sont gardées dans { $place }
cli-games-kept-end = Le serveur est arrêté. Les parties sont gardées dans { $place } ; elles reprendront au prochain démarrage.
cli-port-next = Le port { $port } est pris par un autre programme ; { $used } le remplace.
cli-served-already = Stockpile est déjà servi à { $address }
cli-served-elsewhere = ces parties sont déjà servies à { $address } ; arrêtez d’abord ce serveur, ou indiquez un autre --database
cli-uncompiled = Le moteur n’est pas compilé : il est plus lent, et les robots forts essaient moins de mondes par réponse ({ $less } ; compilé : { $full }).
cli-client-missing = Le client du navigateur n’est pas construit. Cette commande l’apporte, avec Node.js 20.19 ou plus récent : { $command }
cli-bad-database = --database : { $problem }
cli-bad-public-url = --public-url : il faut http://… ou https://…
cli-bad-proxy = --trusted-proxy : « { $given } » n’est pas une adresse
cli-bad-host = --allowed-host : « { $given } » n’est pas un nom d’hôte
cli-workers-sqlite = --workers : SQLite sert un seul processus ; il faut postgresql://… pour plusieurs
cli-tables-help = S’occupe des tables d’un serveur : lister, exporter, sauvegarder, fermer, supprimer.
cli-tables-examples =
    Exemples :

    stockpile tables list

    stockpile tables export k3v9x2mqp7da > game.txt

    stockpile tables delete --older 90d
cli-tables-list-help = Liste les tables.
cli-tables-export-help = Écrit la partie d’une table en fichier, ou avec --log tout son journal.
cli-tables-close-help = Ferme une table pour de bon.
cli-tables-delete-help = Supprime une table, ou toutes celles qui sont plus vieilles.
cli-tables-name = Le nom d’une table.
cli-tables-log-help = Le journal en lignes JSON au lieu de la partie. Il contient tous les secrets.
cli-tables-older-help = Les tables que personne n’a touchées depuis tant de jours (90d).
cli-tables-what = Nommez une table, ou --older JOURS.
cli-tables-none = il n’y a pas de table { $table }
cli-tables-undealt = table { $table } : aucune carte n’est encore distribuée
cli-tables-closed = La table { $table } est fermée.
cli-tables-deleted = Supprimées : { $count }
cli-tables-backup-help = Copie la base de données (SQLite) pendant qu’elle sert.
cli-tables-copy-name = Où va la copie ; il ne doit encore rien y avoir.
cli-tables-output-help = Dans un nouveau fichier que vous seul pouvez lire, au lieu du terminal.
cli-tables-not-written = rien n’est écrit : { $problem }
cli-tables-backup-elsewhere = seul SQLite est copié ici ; pour PostgreSQL, utilisez { $program }
cli-tables-copied = Copié dans { $file }.
cli-tables-column-table = nom
cli-tables-column-created = créée
cli-tables-column-updated = dernière entrée
cli-tables-column-players = joueurs
cli-tables-column-entries = entrées
cli-tables-column-state = état
cli-tables-state-playing = ouverte
cli-tables-state-over = terminée
cli-tables-state-frozen = gelée
cli-verify-help = Recalcule tous les mélanges d’une partie terminée à partir de sa preuve.
cli-verify-examples =
    Exemples :

    stockpile verify proof.json

    stockpile verify proof.json --promised ma-copie.txt
cli-verify-file = La preuve, de /api/tables/TABLE/proof.
cli-verify-good =
    { $seeds ->
        [0] Les cartes étaient comme le serveur l’avait promis avant la première ; aucun joueur n’a contribué au tirage. { $answers } réponses rejouées.
        [one] Les cartes étaient comme promis ; 1 joueur a contribué au tirage. { $answers } réponses rejouées.
       *[other] Les cartes étaient comme promis ; { $seeds } joueurs ont contribué au tirage. { $answers } réponses rejouées.
    }
cli-verify-bad = { $file } ne prouve rien : { $problem }
cli-verify-promised = Ce qui vous a été montré avant que votre part soit ouverte : le sceau, l’empreinte du serveur, ou votre propre copie de la partie, enregistrée en cours de jeu.
cli-verify-promise = EMPREINTE|FICHIER
cli-verify-kept = C’est bien ce qui vous avait été montré avant le mélange.
cli-verify-unkept = Vérifié seulement avec lui-même : donnez avec --promised ce qui vous a été montré avant le mélange, sinon un serveur qui a tout changé après coup passe inaperçu.
cli-verify-unsealed = Cette partie date d’avant les mélanges scellés : les repas pouvaient encore être annoncés une fois les parts connues.
cli-verify-stops =
    { $stops ->
        [one] Le mélange a recommencé une fois, parce qu’une part n’a pas été ouverte : voir stops.
       *[other] Le mélange a recommencé { $stops } fois, parce que des parts n’ont pas été ouvertes : voir stops.
    }
