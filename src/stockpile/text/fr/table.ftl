# Contre qui l'on joue, à quelle allure, et ce que raconte une partie finie.
bot-level-1 = Niveau 1
bot-level-1-what = Prend peur et vend, mise sur ce qui est visible et place le reste en obligations.
bot-level-2 = Niveau 2
bot-level-2-what = S’en tient aux cours du jour, oublie les frais à payer et vend par crainte.
bot-level-3 = Niveau 3
bot-level-3-what = Se sert de son tuyau, mais oublie les frais et vend ce qui pourrait baisser.
bot-level-4 = Niveau 4
bot-level-4-what = Vend trop tôt, et néglige les cartes cachées et les majorités.
bot-level-5 = Niveau 5
bot-level-5-what = Court après le tuyau que tout le monde connaît, et fait peu de cas des cartes cachées.
bot-level-6 = Niveau 6
bot-level-6-what = Compte bien pour la manche en cours, et mise un peu plus qu’il ne faudrait.
bot-level-7 = Niveau 7
bot-level-7-what = Déroule l’enchère une fois dans sa tête, sans se soucier de qui a le plus d’actions.
bot-level-8 = Niveau 8
bot-level-8-what = Connaît les chances de chaque prévision et de chaque carte, et vise les majorités.
bot-level-9 = Niveau 9
bot-level-9-what = Essaie chaque coup quelques fois avant de le jouer.
bot-level-10 = Niveau 10
bot-level-10-what = Essaie chaque coup des centaines de fois. Le plus fort.
bot-novice = Débutant
bot-novice-what = Prudent, et souvent loin du compte quand il estime une carte.
bot-greedy = Collectionneur
bot-greedy-what = Prend le plus beau de la manche et garde ce qui monte.
bot-trader = Négociant
bot-trader-what = Connaît les chances de chaque prévision et de chaque carte.
bot-broker = Courtier
bot-broker-what = Essaie chaque coup quelques fois avant de le jouer.
bot-shark = Requin
bot-shark-what = Essaie chaque coup des centaines de fois.
bot-master = Maître
bot-master-what = A appris de milliers de parties ce que vaut une position, et lit dans vos cartes et vos enchères.
bot-cautious = Économe
bot-cautious-what = Un négociant qui mise bas et garde de l’argent de côté.
bot-aggressive = Fonceur
bot-aggressive-what = Un négociant qui paie cher ce qu’il veut.
bot-bluffing = Bluffeur
bot-bluffing-what = Un négociant qui mise contre ce qu’il sait, pour vous tromper.
bot-hoarding = Accapareur
bot-hoarding-what = Un négociant qui veut le plus d’actions de tout, et ne vend presque jamais.
bot-random = Dés
bot-random-what = Fait n’importe quoi de permis. Il n’y a rien à apprendre de lui.

pace-calm = Calme
pace-normal = Normale
pace-quick = Rapide
pace-instant = Instantanée

cause-start = Argent de départ
cause-deal = Actions de départ
cause-auction = Enchères
cause-sale = Ventes
cause-final = Vente finale
cause-forecast = Prévisions
cause-action = Boom et Krach
cause-dividend = Dividendes
cause-split = Divisions
cause-bankruptcy = Faillites
cause-majority = Majorités
cause-bond = Obligations
cause-commodity = Matières premières
cause-tax = Impôts
cause-fee = Frais de courtage
cause-investor = Investisseurs
cause-strategy = Stratégies
cause-other = Tout le reste

turn-split = { $company } s’est divisée.
turn-bankrupt = { $company } a fait faillite.
turn-rise = { $company } est montée de { $by }.
turn-fall = { $company } a baissé de { $by }.
turn-boom = { $name } a joué un Boom sur { $company }.
turn-bust = { $name } a joué un Krach sur { $company }.
turn-dividend = { $company } a versé un dividende.
turn-pile = { $name } a pris la pile { $pile } pour { MONEY($amount) }.
turn-majority = { $name } avait le plus d’actions { $company }.

# À la table : marques, allure, abandon, nouvelle partie.
table-readied =
    { $ready ->
        [yes] { $who ->
            [you] Vous êtes d’accord pour commencer.
           *[other] { $name } est d’accord pour commencer.
        }
       *[no] { $who ->
            [you] Vous demandez encore un moment.
           *[other] { $name } demande encore un moment.
        }
    }
table-started = L’hôte lance la partie.
table-paced = Les robots jouent maintenant à cette allure : { $pace }.
table-preferred = Votre souhait est noté.
table-resigned =
    { $who ->
        [you] Vous avez abandonné ; un robot ({ $bot }) joue jusqu’à la fin.
       *[other] { $name } a abandonné ; un robot ({ $bot }) joue jusqu’à la fin.
    }
table-accepted =
    { $who ->
        [you] Vous êtes de la prochaine partie.
       *[other] { $name } est de la prochaine partie.
    }
table-declined =
    { $who ->
        [you] Vous n’êtes pas de la prochaine partie.
       *[other] { $name } n’est pas de la prochaine partie.
    }
refusal-resigned = Vous avez abandonné cette partie : un robot la joue jusqu’à la fin.
refusal-no-rematch = Personne n’a encore demandé de nouvelle partie.
refusal-no-such-code = Aucune table n’a ce code. Un code expire au bout d’un moment, et dès que la partie commence.
