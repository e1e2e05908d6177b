# Conseils : ce qu'une réponse peut rapporter, et pourquoi. Les montants à décimale sont en milliers.
hint-title = Ce que donnent les réponses (chacune jouée jusqu’au bout dans { $worlds } mondes) :
hint-option = { $answer } : environ { MONEY($money) } à la fin (de { MONEY($low) } à { MONEY($high) }), gagne { $win } % des parties
hint-because = { $option }. Raisons : { $why }
hint-pile-worth = la pile { $pile } vaut environ { MONEY($worth) } pour vous
hint-bid-leaves = une fois la mise payée, vous gagnez environ { MONEY($gain) } et il vous reste { MONEY($cash) }
hint-bidders-left = { $count ->
    [0] plus personne ne peut surenchérir
    [one] il reste un meeple à placer
   *[other] il reste { $count } meeples à placer
}
hint-card-worth = { $card } vaut environ { MONEY($worth) } dans cette manche
hint-pile-seen = les autres voient environ { MONEY($worth) } dans la pile { $pile }
hint-sell-now = { $company } rapporte { MONEY($price) } maintenant
hint-keep-brings = un titre gardé jusqu’après le Mouvement devrait valoir { MONEY($worth) }
hint-shares = vous avez { $count ->
    [one] une action
   *[other] { $count } actions
} { $company }
hint-shares-others = les autres devraient avoir { $count } actions { $company } à eux tous
hint-price = { $company } est à { MONEY($price) }
hint-claim-shows = cela montre aux autres { $count ->
    [0] aucun titre
    [one] un titre
   *[other] { $count } titres
}
hint-interest = intérêts jusqu’à la fin : { MONEY($interest) } en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
hint-cash-left = il vous reste { MONEY($cash) } pour ces enchères
hint-option-help = Montrer ce que chaque réponse peut rapporter, et pourquoi.

# Les commandes sur les robots.
bots-help = Donne la liste des robots, du plus faible au plus fort, puis les caractères.
bots-examples =
    Exemples :
    stockpile bots
    stockpile bots --json
bots-random = répond n’importe quoi de permis
bots-novice = compte comme le collectionneur, et se trompe souvent
bots-greedy = ne compte que ce qu’il voit, d’après ce qu’il sait
bots-trader = pense les enchères jusqu’au bout, compte majorités, divisions et risques
bots-broker = un négociant qui essaie ses meilleures réponses dans quelques mondes possibles
bots-shark = la même chose dans beaucoup de mondes ; shark@1000 ou shark@2s pour davantage
bots-master = cherche comme le requin, juge d’après ce que des milliers de parties lui ont appris et lit le jeu des autres ; master@2000 ou master@2s pour davantage
bots-cautious = un négociant qui paie peu et garde son argent
bots-aggressive = un négociant qui paie plus pour ce qu’il veut
bots-bluffing = un négociant qui aime gâcher les piles des autres
bots-hoarding = un négociant qui veut le plus d’actions de tout
bots-command = un programme à vous ; voir docs/bots.md
bots-class = une classe Python à vous ; voir docs/bots.md
bots-policy = une stratégie apprise, lue dans un fichier ; voir docs/research.md
bot-help = Vos propres programmes comme robots.
bot-check-help = Joue des parties avec un robot et dit s’il respecte le protocole et les règles.
bot-check-examples =
    Exemples :
    stockpile bot check 'cmd:./mybot.py'
    stockpile bot check 'cmd:python mybot.py' --games 5 --json
bot-check-name = le robot, par exemple cmd:./mybot.py ou py:mybot:Robot
bot-check-fine = { $bot } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $decisions } réponses, toutes permises ; { $ms } ms par réponse, { $wins } % gagnées
bot-check-faults = { $bot } : échec dans { $faults } parties sur { $games }
bot-check-fault = { $count } fois : { $what }
arena-help = Fait jouer des robots entre eux, sur les mêmes donnes et de chaque place, et les classe.
arena-examples =
    Exemples :
    stockpile arena trader shark@64 greedy --deals 100 --jobs 2
    stockpile arena trader greedy greedy greedy --deals 200
    stockpile arena trader cmd:./mybot.py --players 3 --deals 200 --out resultats
    stockpile arena trader greedy --modules all --json
arena-bots = qui joue : autant de noms que de places (trader greedy greedy greedy : un contre trois), ou moins, chacun une fois, assis à tour de rôle ; aussi shark@256, shark@1s, cmd:./mybot.py, py:mybot:Robot, npz:policy.npz
arena-deals-help = Combien de donnes ; chacune est jouée dans toutes les rotations des places.
arena-out-help = Un dossier pour les parties, le tableau et le graphique ; relancé à l’identique, on reprend où l’on s’est arrêté.
arena-too-few = il faut au moins deux robots différents
arena-too-many = { $given } robots pour { $seats } places : un nom est une place ; --players dit combien il y en a
arena-twice = { $bot } figure deux fois parmi { $given } robots pour { $seats } places : nommer chaque robot une fois, ou un par place
arena-other-contest = { $folder } contient un autre concours ; choisir un autre dossier, ou les mêmes robots, joueurs, modules et graine
arena-broken-file = { $file }, ligne { $line } : { $problem }
arena-no-rating = le classement demande le paquet numpy : pip install 'stockpile-game[arena]'
arena-progress = donnes
arena-title = { $deals ->
    [one] Une donne
   *[other] { $deals } donnes
}, { $games } parties, { $players } joueurs
arena-timed = Certains robots pensent à la montre : un autre essai peut donner autre chose.
arena-column-bot = Joueur
arena-column-wins = Gagné
arena-column-interval = intervalle à 95 %
arena-column-rating = Classement
arena-column-money = Argent
arena-column-time = ms par réponse
arena-column-faults = Échecs
arena-column-illegal = Réponses illégales
arena-column-input = Jetons lus
arena-column-output = Jetons écrits
arena-column-cost = Coût
arena-column-fewer = Fois moins de donnes
arena-luckless = Sans la chance
arena-written = Parties, tableau et graphique sont dans { $folder }.
