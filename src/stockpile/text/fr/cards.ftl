# Ce qui se trouve sur la table.
money =
    { $amount ->
        [0] 0 $
       *[other] { $sign }{ $amount } k$
    }
you = vous
list-and = { $first } et { $last }

company-cosmic = Cosmic Computers
company-bottomline = Bottomline Bank
company-leading = Leading Laboratories
company-american = American Automotive
company-stanford = Stanford Steel
company-epic = Epic Electric
short-cosmic = Cosmic
short-bottomline = Bottomline
short-leading = Leading
short-american = American
short-stanford = Stanford
short-epic = Epic

card-unknown = carte inconnue
card-fee = Frais de courtage { MONEY($amount) }
card-boom = Boom
card-bust = Krach
card-gold = Or
card-platinum = Platine
card-oil = Pétrole
card-gas = Gaz naturel
card-corn = Maïs
card-cattle = Bétail
card-tax = Impôt
card-first = Carte Premier joueur
sign-gold = Or
sign-platinum = Pl
sign-oil = Pé
sign-gas = Ga
sign-corn = Ma
sign-cattle = Bé
sign-tax = Im

forecast-unknown = inconnue
forecast-up = hausse de { $spaces }
forecast-down = baisse de { $spaces }
forecast-dividend = verse { MONEY($amount) } par action

stage-setup = Mise en place
stage-information = Information
stage-supply = Offre
stage-demand = Demande
stage-paying = Paiement
stage-action = Action
stage-selling = Vente
stage-movement = Mouvement
stage-round-end = Fin de manche
stage-game-end = Décompte final
stage-over = Partie terminée
stage-bonds = Obligations
stage-dice = Dés de prévision
stage-commerce = Commerce
stage-first-player-card = Carte Premier joueur

board-standard = plateau standard
board-advanced = plateau avancé

part-cash = Liquide
part-majority = Majorités
part-stocks = Titres
part-bonds = Obligations
part-commodities = Matières premières
part-taxes = Impôts
part-fees = Frais dus
part-total = Total
