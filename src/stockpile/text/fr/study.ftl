study-help = Le jeu est-il équitable ? Joue beaucoup de parties sur des donnes dupliquées et dit à quel point la réponse est sûre.
study-examples =
    Exemples :
    stockpile study investors --games 100000 --jobs 2 --out investisseurs
    stockpile study seats --players 3 --bots trader,greedy
    stockpile study diff avant apres
study-investors-help = Combien de fois chaque investisseur gagne, avec n'importe quels autres, de chaque place des mêmes donnes.
study-investors-examples =
    Exemples :
    stockpile study investors --games 100000 --jobs 2 --out investisseurs
    stockpile study investors --modules all
    stockpile study investors --set investors.liliane.cash.more=10,15
study-strategies-help = Combien de fois chaque carte de stratégie est jouée par qui la garde, et combien de fois son propriétaire gagne.
study-strategies-examples =
    Exemples :
    stockpile study strategies --games 20000 --jobs 2
    stockpile study strategies --modules all --out cartes
study-seats-help = S'il importe de commencer : chaque donne est jouée une fois avec chaque premier joueur.
study-seats-examples =
    Exemples :
    stockpile study seats --games 40000 --jobs 2
    stockpile study seats --players 5 --bots trader,greedy --json
study-modules-help = Ce que chaque module change au jeu de base : l'argent, l'avance du gagnant, les victoires du premier joueur et celles du premier robot nommé.
study-modules-examples =
    Exemples :
    stockpile study modules --games 20000 --bots trader,greedy
    stockpile study modules --modules bonds,dice --jobs 2
study-components-help = Ce que change une autre valeur de la boîte, sur les mêmes donnes : quelques-unes d'usage, ou celles de --set.
study-components-examples =
    Exemples :
    stockpile study components --games 20000
    stockpile study components --set bonuses.majority=0,5,15,20 --bots trader,greedy --out majorite
study-run-help = Joue l'étude que décrit un fichier TOML : un produit de mises en place, de robots et de valeurs.
study-run-examples =
    Exemples :
    stockpile study run etude.toml --jobs 2 --out resultats
    stockpile study run etude.toml --cluster tcp://192.0.2.7:8786 --out resultats
study-diff-help = Compare les résultats de deux études, réponse par réponse.
study-diff-examples =
    Exemples :
    stockpile study diff avant apres
    stockpile study diff avant/result.json apres/result.json --json
study-data-help = Écrit une table des parties d'une étude en CSV ou en lignes JSON.
study-data-examples =
    Exemples :
    stockpile study data resultats seats > seats.csv
    stockpile study data resultats bids --format jsonl --to bids.jsonl
study-report-command-help = Refait le rapport d'une étude finie : report.html, et ses images en SVG et en PNG.
study-report-command-examples =
    Exemples :
    stockpile study report resultats
    stockpile study report resultats --lang fr
study-file-help = l'étude, en TOML (docs/lab.md)
study-folder-help = le dossier d'une étude
study-result-help = le dossier d'une étude, ou son result.json
study-table-help = games, seats, prices, bids ou plays
study-format-help = Comment la table est écrite.
study-to-help = Un fichier où écrire ; sinon, c'est le terminal.
study-games-help = Combien de parties au plus, toutes cellules réunies.
study-set-help = Valeurs d'une composante à essayer l'une après l'autre ; peut être donné plusieurs fois.
study-choices-help = Qui choisit investisseurs et stratégies : le sort, qui mesure les cartes seules, ou les robots à leur gré.
study-margin-help = Une proportion de victoires aussi proche de l'équité est équitable.
study-alpha-help = Avec quelle chance une seule réponse équitable peut être dite inéquitable, toutes réunies.
study-stop-help = S'arrêter dès que chaque réponse est claire, ou non.
study-details-help = Garde aussi chaque enchère et chaque coup en tables.
study-cluster-help = L'adresse d'un ordonnanceur Dask qui joue à la place de cette machine.
study-out-help = Un dossier pour les données, le résultat et le rapport ; relancé à l'identique, on reprend où l'on s'est arrêté.
study-report-help = Dessiner le rapport, ou non.
study-progress = parties
study-no-lab = les études demandent le paquet { $package } : pip install 'stockpile-game[lab]'
study-bad = l'étude ne peut pas se jouer : { $problem }
study-bad-file = { $file } : { $problem }
study-bad-set = --set { $given } : il faut un chemin et des nombres entiers, comme bonuses.split=5,15
study-bad-share = { $option } : { $given } n'est pas au-dessus de 0 et d'au plus 0.5
study-other = { $folder } contient une autre étude ; choisir un autre dossier, ou la même étude
study-broken = un fichier de l'étude est illisible : { $problem }
study-no-cluster = pas de grappe à cette adresse : { $problem }
study-no-table = { $folder } n'a pas de table { $table } ; il y a : { $known }
study-nothing-common = les deux études n'ont aucune réponse en commun
study-written = Données, result.json et report.html sont dans { $folder }.
study-title = { $by } : { $cell } ({ $bots })
study-by-investors = Victoires par investisseur
study-by-strategies = Victoires par carte de stratégie gardée
study-by-seats = Victoires par position
study-by-cells = Ce qui change
study-position = { $place ->
    [1] premier joueur
   *[other] position { $place }
}
study-outcome-money = Argent d'une place
study-outcome-lead = Avance du gagnant
study-outcome-first = Victoires du premier joueur
study-outcome-wins = Victoires { ELIDE("de", $who) }
study-base = valeurs imprimées
study-percent = { $value } %
study-column-what = Quoi
study-column-estimate = Estimation
study-column-interval = intervalle à 95 %
study-column-money = Argent au-delà de la moyenne
study-column-played = Jouée
study-column-verdict = Jugement
study-column-before = Avant
study-column-after = Après
study-column-change = Changement
study-verdict-high = trop haut
study-verdict-low = trop bas
study-verdict-fair = équitable
study-verdict-open = pas clair
study-verdict-more = plus
study-verdict-less = moins
study-verdict-same = pas de changement
study-summary = { $deals } donnes, { $games } parties ; tous verdicts réunis, le risque d'erreur est d'au plus { $alpha }.
study-stopped = Chaque réponse était claire avant la fin des donnes.
report-title = Étude : { $what }
report-cells = Cellules
report-shares = Proportion de victoires
report-shares-why = Le point est l'estimation, le trait épais son intervalle à 95 %, le trait fin vaut pour toutes les lignes ensemble, quel que soit le moment où l'étude s'arrête. La ligne tiretée est la proportion équitable.
report-gain = Argent au-delà de la moyenne de la partie
report-gain-why = En milliers, avec intervalles à 95 %.
report-changes = Ce qui change par rapport à la première cellule
report-changes-why = Différences sur les mêmes donnes ; intervalles à 95 % (épais) et pour toutes les lignes ensemble (fin).
report-heat = Victoires par investisseur et position
report-heat-why = Proportion de victoires ; la position 1 est le premier joueur de la manche 1.
report-prices = Les cours pendant la partie
report-prices-why = Cours moyen à la fin de chaque manche ; la bande contient la moitié centrale.
report-money = Argent final
report-money-why = Combien de fois chaque total est apparu, toutes places réunies.
report-causes = Argent par cause
report-causes-why = Ce qui a enrichi ou appauvri une place en moyenne, en milliers : une partie sur cinquante donnes est passée en écritures ; chaque millier d'un total final a une de ces causes.
report-sensitivity = Sensibilité
report-sensitivity-why = L'effet de chaque valeur de la composante ; intervalles à 95 %.
report-skill = Qui finit devant qui
report-skill-why = Combien de fois le robot de la ligne a plus d'argent que celui de la colonne.
report-first = Proportion de victoires du premier joueur
report-first-why = Par cellule, avec intervalles à 95 % ; la ligne tiretée est la proportion équitable.
report-axis-share = proportion de victoires
report-axis-money = milliers
report-axis-round = manche
report-axis-price = cours
report-axis-position = rang
report-axis-seats = proportion des places
report-axis-value = valeur
report-table = Tous les nombres
report-method = Comment c'est mesuré
report-method-why = Une donne est une observation : ses parties ont les mêmes cartes et partagent leur chance. Les intervalles sont ceux de Wilson avec la dispersion des donnes ; les verdicts sont corrigés pour leur nombre selon Holm, et chaque regard sur les données dépense une fraction d'un risque fixé d'avance. Version { $version }, graine { $seed }.
study-fair-help = Cherche la mise de départ avec laquelle chaque investisseur gagne aussi souvent que les autres, puis la vérifie sur de nouvelles parties.
study-fair-examples =
    Exemples :
    stockpile study fair-cash --players 4 --games 40000 --jobs 2 --out equitable
    stockpile study fair-cash --modules investors,strategies --bots trader,cautious
    stockpile study fair-cash --modules bonds,investors --level 36 --games 40000
    stockpile study investors --components equitable/components.toml --games 20000
study-fair-games-help = Nombre de parties de la dernière étape ; avec les étapes précédentes et la vérification, on en joue environ trois fois plus.
study-fair-level-help = La moyenne de toutes les bourses, en milliers ; sans cette option, elle reste telle quelle. Plus elle est haute, moins un seul millier est décisif.
study-fair-out-help = Un dossier pour fair-cash.json et pour components.toml, que --components accepte.
study-fair-title = Argent de départ équitable, { $players } joueurs
study-column-printed = Imprimé
study-column-fair = Équitable
study-column-amount = Pouvoir
study-fair-furthest = Lors de la vérification, aucun investisseur ne s’écartait de plus de { $points } points de la proportion équitable.
study-fair-written = fair-cash.json et components.toml sont dans { $folder }.
study-luck-help = Retire la chance : la donne de chaque manche est comparée à ce nombre d’autres (16 convient). Il faut moins de parties, chacune plus longue.
study-luckless = Chance retirée : aussi sûr qu’avec { $wins } fois plus de parties pour les victoires, { $money } fois pour l’argent.
