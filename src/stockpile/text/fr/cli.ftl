# La ligne de commande : aide et messages.
cli-help = Le jeu de bourse Stockpile : y jouer, le simuler, consulter ses règles.
cli-examples =
    Exemples :

    stockpile play --terminal

    stockpile simulate --bots greedy,random --games 500

    stockpile rules DEM-7
cli-arguments = À donner
cli-options = Options
cli-commands = Commandes
cli-number = N
cli-file = FICHIER
cli-lang-help = La langue de tout ce que vous lisez. Par défaut, celle de votre système.
cli-version-help = Dit quel programme et quelle version du moteur tournent.
cli-version = stockpile { $version } ({ $build }, Python { $python })
cli-build-compiled = moteur compilé (compiled)
cli-build-pure = moteur en Python pur (pure), non compilé
cli-build-bounds = moteur compilé à bornes vérifiées (bounds)
cli-players-help = Le nombre de joueurs.
cli-board-help = Le plateau.
cli-preset-option = Une partie qui a un nom, au lieu des options qui disent à quoi on joue ; celles que l’on donne en plus la modifient. Il y a : { $presets }.
cli-modules-option = Les modules avec lesquels on joue : une liste, ou all pour tous. Il y a : { $modules }.
cli-sets-option = De quelles extensions viennent les investisseurs : une liste, ou all pour toutes. Il y a : { $sets }.
cli-promos-option = Avec ou sans les stratégies promo ; avec, sauf indication contraire.
cli-seed-help = La graine du hasard : la même distribue les mêmes cartes. Qu'elle soit longue si les cartes sont secrètes : qui en voit quelques-unes retrouve une graine courte par essais.
cli-bots-help = Les robots, place par place ; une liste courte est reprise du début. Il y a : { $bots }.
cli-json-help = Écrit du JSON au lieu de phrases.
cli-rounds-help = Tant de manches au lieu de celles que disent les règles ; 2 est le format pour les modèles de langage.
cli-games-help = Le nombre de parties.
cli-jobs-help = Le nombre de processus ; le résultat n'en dépend pas.
cli-seconds-help = La durée de chaque mesure.

cli-interrupted = interrompu
cli-system-error = le système a refusé : { $problem }
cli-no-such-option = l'option { $option } n'existe pas ; --help les donne toutes
cli-no-such-command = la commande « { $command } » n'existe pas ; --help les donne toutes
cli-bad-value = { $option } : cette valeur est impossible ; --help dit lesquelles le sont
cli-missing-value = il manque { $option } ; --help dit ce que c'est
cli-bad-call = { $problem } (--help montre comment faire)
cli-bad-choice = { $option } : « { $given } » n'est pas dans { $known }
cli-bad-range = { $option } : { $given } n'est pas entre { $least } et { $most }
cli-too-many-bots = --bots : { $given } robots pour { $seats } places
cli-bad-file = fichier refusé : { $problem }
cli-unreadable-file = { $file } : illisible ({ $problem })
cli-unwritable-file = { $file } : impossible d'y écrire ({ $problem })
cli-worker-died = un processus est mort ; toutes les parties n'ont pas été jouées

cli-simulate-help = Joue beaucoup de parties entre robots et compte les victoires.
cli-simulate-examples =
    Exemples :

    stockpile simulate --games 10000

    stockpile simulate --players 3 --bots greedy,random,random --games 500 --jobs 2

    stockpile simulate --board advanced --seed 42 --json > resultat.json

    stockpile simulate --preset nano --bots trader,greedy

    stockpile simulate --bots py:mybot:Robot,trader --games 50
cli-simulate-fault = { $bot } a failli et un trader a continué à sa place : { $what } ({ $count ->
    [one] une partie
   *[other] { $count } parties
})
cli-simulate-begin = { $games } parties à jouer …
cli-simulate-progress = Parties
cli-simulate-title = { $games } parties, { $players } joueurs, { $board }
cli-simulate-with = { $title }, avec { $modules }
cli-simulate-scores = Fortune finale, toutes places, en milliers :
cli-simulate-speed = { $rate } parties par seconde ({ $seconds } s)
cli-column-seat = Place
cli-column-bot = Robot
cli-column-wins = Victoires
cli-column-interval = intervalle à 95 %
cli-column-money = Fortune moyenne

cli-replay-help = Raconte une partie enregistrée pas à pas, et la vérifie.
cli-replay-examples =
    Exemples :

    stockpile replay partie.txt

    stockpile replay partie.txt --seat 2

    stockpile replay partie.txt --seat spectator --json
cli-replay-file = Un fichier écrit par une partie.
cli-replay-seat = Ne montre que ce que cette place, ou un spectateur, pouvait savoir.
cli-replay-redacted = Les secrets manquent dans ce fichier : il se lit par ses événements et ne peut être vérifié.
cli-bad-seat = --seat : « { $given } » n'est ni 1 à { $players }, ni spectator
cli-redacted-seat = ce fichier ne contient que ce qu'une seule place pouvait savoir ; il ne peut en montrer une autre
cli-not-verified = le fichier n'est pas authentique : { $problem }
cli-verified = Vérifié : { $answers } réponses mènent exactement à ces événements.

cli-analyse-help = Analyse une partie terminée : d’où vient l’argent, chance et habileté, et ce que chaque décision a coûté.
cli-analyse-examples =
    Exemples :

    stockpile analyse partie.txt

    stockpile analyse partie.txt --seat 2 --depth deep --all

    stockpile analyse partie.txt --svg chances.svg --json

    stockpile play --terminal --from partie.txt@57
cli-analyse-seat = Ne juge que les décisions de cette place ; chance et habileté ne tiennent alors compte que de ses réponses.
cli-analyse-depth = Avec quel soin chaque décision est examinée.
cli-analyse-all = Liste toutes les décisions, pas seulement celles qui portent une marque.
cli-analyse-ledger = Liste aussi toutes les écritures du grand livre.
cli-analyse-svg = Écrit les chances sous forme d’image.
cli-analyse-progress = Réflexion
cli-analyse-redacted = { $file } : les secrets manquent dans ce fichier, il ne peut pas être analysé
cli-analyse-running = { $file } : la partie n’est pas finie ; seules les parties terminées sont analysées
cli-analyse-asked = { $file } : une partie dont le hasard a été demandé ne peut pas être analysée
cli-analyse-bad-seat = --seat : « { $given } » n’est pas compris entre 1 et { $players }
cli-analyse-moment = Manche
cli-analyse-marked = { $count } décisions sur { $all } :
cli-analyse-what-if = Pour rejouer à partir de l’une d’elles, avec d’autres cartes là où sa place ne pouvait pas les connaître : stockpile play --terminal --from FICHIER@NUMÉRO
cli-analyse-bookings = Grand livre
cli-analyse-round = Manche
cli-analyse-event = Événement
cli-analyse-from = De
cli-analyse-to = À
cli-analyse-amount = Montant
cli-from-help = Reprend une partie terminée à l’une de ses décisions, à la même place ; ce que cette place ne pouvait pas savoir est redistribué. NUMÉRO est celui de la décision dans « stockpile analyse ».
cli-from-metavar = FICHIER@NUMÉRO
cli-bad-from = --from : « { $given } » n’est pas de la forme FICHIER@NUMÉRO
cli-from-problem = --from ne peut pas être suivi : { $problem }

cli-rules-help = Consulte les règles numérotées, par numéro ou par mot.
cli-rules-examples =
    Exemples :

    stockpile rules

    stockpile rules DEM-7

    stockpile rules frais de courtage

    stockpile rules INV:graham --json
cli-rules-metavar = [N°|MOT…]
cli-rules-what = Une règle (DEM-7), une section (DEM), un investisseur (INV:graham) ou des mots du texte.
cli-rules-none = aucune règle ne parle de « { $sought } »
cli-rules-count = { $count } règles
cli-rules-to-come = { $section } (à venir)

cli-words-help = Dit ce qui manque aux catalogues d'une langue, et ce dont personne ne se sert.
cli-words-examples =
    Exemples :

    stockpile words

    stockpile words fr

    stockpile words --json

    STOCKPILE_WORDS=~/mes-langues stockpile words de
cli-words-metavar = LANGUE
cli-words-what = Une seule langue ; toutes par défaut.
cli-words-no-language = la langue « { $given } » n'existe pas ; il y a { $known }
cli-words-no-folder = STOCKPILE_WORDS : { $folder } n'est pas un dossier
cli-words-line = { $language } ({ $name }) : { $entries } entrées, { $verdict }
cli-words-fine = tout est en ordre
cli-words-problems =
    { $count ->
        [one] { $count } point à revoir
       *[other] { $count } points à revoir
    }
cli-words-missing = absentes
cli-words-unused = sans emploi
cli-words-identical = restées en anglais
cli-words-holes = avec d'autres variables qu'en anglais
cli-words-broken = illisibles
cli-words-doubled = en double
cli-words-rules = règles sans traduction
cli-words-terms = avec d'autres mots que le glossaire
cli-words-list = { $what } : { $keys }

cli-modules-help = Donne les modules qui s'ajoutent au jeu de base.
cli-modules-examples =
    Exemples :

    stockpile modules

    stockpile play --terminal --modules bonds,dice

    stockpile simulate --modules all
cli-modules-line = { $name } : { $what }

cli-bench-help = Mesure la vitesse de cette machine.
cli-bench-examples =
    Exemples :

    stockpile bench

    stockpile bench --json
cli-bench-build = moteur : { $value }
cli-bench-python = Python : { $value }
cli-bench-games-per-second = parties au hasard par seconde : { $value }
cli-bench-decisions-per-second = décisions par seconde, depuis Python : { $value }
cli-bench-clone-microseconds = copie d'une partie : { $value } µs
cli-bench-resample-microseconds = partie compatible avec une vue : { $value } µs
cli-bench-view-json-microseconds = une vue en JSON : { $value } µs

cli-play-help = Joue une partie, contre des robots ou à plusieurs au même clavier.
cli-play-examples =
    Exemples :

    stockpile play --terminal

    stockpile play --terminal --players 3 --humans 2

    stockpile play --terminal --plain --seed 7 --save partie.txt
cli-terminal-help = Joue dans le terminal. (C'est le seul endroit pour l'instant.)
cli-plain-help = Ligne par ligne, pour lecteurs d'écran et tubes.
cli-humans-help = Combien de places sont des personnes ; elles se passent le clavier.
cli-save-help = Écrit la partie dans ce fichier à la fin, et quand vous partez.
cli-resume-help = Reprend une partie enregistrée.
cli-pace-help = Secondes entre les coups des robots.
cli-only-terminal = on ne joue que dans le terminal pour l'instant : stockpile play --terminal
cli-no-terminal = ceci n'est pas un terminal ; ajoutez --plain pour jouer par un tube
cli-resume-over = { $file } : cette partie est terminée
cli-resume-redacted = { $file } : les secrets manquent dans ce fichier, on ne peut pas continuer
cli-no-folder = ce dossier n'existe pas
player-number = Joueur { $number }

cli-components-help = Les valeurs avec lesquelles on joue : printed (imprimées), balanced (argent de départ et cartes étalonnés pour être équitables), ou un fichier TOML avec celles de votre propre boîte : argent de départ, pistes, dés, coûts, exemplaires.
cli-content-help = Vos propres cartes : un fichier Python (voir docs/add-a-card.md) ou le nom d’un lot installé.
cli-bad-setup = Impossible de jouer ainsi : { $reason }

env-help = Environnements pour la recherche : PettingZoo, Gymnasium, OpenSpiel et des milliers de parties à la fois.
env-describe-help = Montre ce que signifient les cases d'une observation et les numéros des réponses.
env-describe-examples =
    Exemples :
    stockpile env describe
    stockpile env describe --players 3 --modules all --beliefs
    stockpile env describe --preset nano --cells
    stockpile env describe --json
env-beliefs-help = Avec les chances exactes de ce qui est caché.
env-acts-help = Avec ce nombre de dernières réponses.
env-cells-help = Énumère chaque case au lieu des sections.
env-summary = { $cells } cases, { $actions } réponses, version { $version } de la disposition
env-column-offset = à partir de
env-column-size = taille
env-column-name = nom
env-column-range = valeurs
env-column-meaning = signification

cli-mcp-help = Donne une place à un modèle de langage : un serveur MCP sur l'entrée et la sortie standard, avec les outils new_game, sit, wait_turn, act et rules.
cli-mcp-examples =
    Exemples :
    stockpile mcp
    stockpile mcp --server https://example.org/stockpile/
    stockpile mcp --renamed 7 --no-legal --lang fr
cli-mcp-server-help = Le serveur où jouer ; sinon, un serveur est lancé ici, le temps de cette commande.
cli-mcp-renamed-help = Des noms inventés pour les entreprises, tirés de ce nombre : contre les ouvertures apprises par cœur.
cli-mcp-legal-help = Faut-il énumérer les réponses permises.
cli-mcp-needs = les outils pour modèles de langage ne sont pas installés ; lancez : pip install 'stockpile-game[mcp]'
cli-mcp-bad-server = --server : { $given } n'est pas une adresse en http:// ou https://
