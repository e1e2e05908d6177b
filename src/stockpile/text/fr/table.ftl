# Contre qui l'on joue, à quelle allure, et ce que raconte une partie finie.
bot-novice = Débutant
bot-novice-what = Prudent, et souvent loin du compte quand il estime une carte.
bot-greedy = Collectionneur
bot-greedy-what = Prend le plus beau de la manche et garde ce qui monte.
bot-trader = Négociant
bot-trader-what = Connaît les chances de chaque prévision et de chaque carte.
bot-broker = Courtier
bot-broker-what = Essaie chaque coup quelques fois avant de le jouer.
bot-shark = Requin
bot-shark-what = Essaie chaque coup des centaines de fois. Le plus fort.
bot-cautious = Économe
bot-cautious-what = Un négociant qui mise bas et garde de l’argent de côté.
bot-aggressive = Fonceur
bot-aggressive-what = Un négociant qui paie cher ce qu’il veut.
bot-bluffing = Bluffeur
bot-bluffing-what = Un négociant qui mise contre ce qu’il sait, pour vous tromper.
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
            [you] Vous êtes prêt.
           *[other] { $name } est prêt.
        }
       *[no] { $who ->
            [you] Vous n’êtes pas encore prêt.
           *[other] { $name } n’est pas encore prêt.
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
