# Conseils : ce qu'une réponse peut rapporter, et pourquoi. Les montants à décimale sont en milliers.
hint-title = Ce que donnent les réponses (chacune jouée jusqu'au bout dans { $worlds } mondes) :
hint-option = { $answer } : environ { $money } à la fin (de { $low } à { $high }), gagne { $win } % des parties
hint-because = { $option }. Raisons : { $why }
hint-pile-worth = la pile { $pile } vaut environ { $worth } pour vous
hint-bid-leaves = une fois payée, vous gagnez environ { $gain } et gardez { $cash } en espèces
hint-bidders-left = { $count ->
    [0] plus personne ne peut surenchérir
    [one] il reste un pion à placer
   *[other] il reste { $count } pions à placer
}
hint-card-worth = { $card } vaut environ { $worth } ce tour-ci
hint-pile-seen = les autres voient environ { $worth } dans la pile { $pile }
hint-sell-now = { $company } rapporte { $price } maintenant
hint-keep-brings = gardée jusqu'après le Mouvement, elle devrait valoir { $worth }
hint-shares = vous avez { $count ->
    [one] une part
   *[other] { $count } parts
} de { $company }
hint-shares-others = les autres devraient avoir ensemble { $count } parts de { $company }
hint-price = { $company } est à { $price }
hint-claim-shows = cela montre aux autres { $count ->
    [one] une carte
   *[other] { $count } cartes
}
hint-interest = intérêts jusqu'à la fin : { $interest } en { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}
hint-cash-left = il vous reste { $cash } pour ces enchères
hint-option-help = Montrer ce que chaque réponse peut rapporter, et pourquoi.

# Les commandes sur les bots.
bots-help = Donne la liste des bots, du plus faible au plus fort, puis les caractères.
bots-examples =
    Exemples :
    stockpile bots
    stockpile bots --json
bots-random = répond n'importe quoi de permis
bots-novice = compte comme le glouton, et se trompe souvent
bots-greedy = compte ce qu'il voit d'après ce qu'il sait
bots-trader = pense les enchères jusqu'au bout, compte majorités, divisions et risques
bots-broker = un négociant qui essaie ses meilleures réponses dans quelques mondes possibles
bots-shark = la même chose dans beaucoup de mondes ; shark@1000 ou shark@2s pour davantage
bots-cautious = un négociant qui paie peu et garde son argent
bots-aggressive = un négociant qui paie plus pour ce qu'il veut
bots-bluffing = un négociant qui aime gâter les piles des autres
bots-command = un programme à vous ; voir docs/bots.md
bot-help = Vos propres programmes comme bots.
bot-check-help = Joue des parties avec un bot et dit s'il respecte le protocole et les règles.
bot-check-examples =
    Exemples :
    stockpile bot check 'cmd:./mybot.py'
    stockpile bot check 'cmd:python mybot.py' --games 5 --json
bot-check-name = le bot, par exemple cmd:./mybot.py
bot-check-fine = { $bot } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $decisions } réponses, toutes permises ; { $ms } ms par réponse, { $wins } % gagnées
bot-check-faults = { $bot } : échec dans { $faults } parties sur { $games }
bot-check-fault = { $count } fois : { $what }
arena-help = Fait jouer des bots entre eux, sur les mêmes donnes et de chaque place, et les classe.
arena-examples =
    Exemples :
    stockpile arena trader shark@64 greedy --deals 100 --jobs 2
    stockpile arena trader cmd:./mybot.py --players 3 --deals 200 --out resultats
    stockpile arena trader greedy --modules all --json
arena-bots = deux bots ou plus ; aussi shark@256, shark@1s, cmd:./mybot.py
arena-deals-help = Combien de donnes ; chacune est jouée dans toutes les rotations des places.
arena-out-help = Un dossier pour les parties, le tableau et le graphique ; relancé à l'identique, on reprend où l'on s'est arrêté.
arena-too-few = l'arène veut au moins deux bots différents
arena-other-contest = { $folder } contient un autre concours ; choisir un autre dossier, ou les mêmes bots, joueurs, modules et graine
arena-broken-file = { $file }, ligne { $line } : { $problem }
arena-no-rating = le classement veut le paquet openskill : pip install 'stockpile-game[arena]'
arena-progress = donnes
arena-title = { $deals ->
    [one] Une donne
   *[other] { $deals } donnes
}, { $games } parties, { $players } joueurs
arena-timed = Certains bots pensent à la montre : un autre essai peut donner autre chose.
arena-column-bot = Joueur
arena-column-wins = Gagné
arena-column-interval = intervalle à 95 %
arena-column-rating = Classement
arena-column-money = Argent
arena-column-time = ms par réponse
arena-column-faults = Échecs
arena-written = Parties, tableau et graphique sont dans { $folder }.
