# What lies on the table.
money =
    { $amount ->
        [0] $0
       *[other] { $sign }${ $amount }K
    }
you = you
list-and = { $first } and { $last }

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

card-unknown = unknown card
card-fee = Trading Fee { MONEY($amount) }
card-boom = Boom
card-bust = Bust
card-gold = Gold
card-platinum = Platinum
card-oil = Oil
card-gas = Natural Gas
card-corn = Corn
card-cattle = Cattle
card-tax = Tax
card-first = First Player Card
sign-gold = Go
sign-platinum = Pl
sign-oil = Oi
sign-gas = Ga
sign-corn = Co
sign-cattle = Ca
sign-tax = Tx

forecast-unknown = not known
forecast-up = up { $spaces }
forecast-down = down { $spaces }
forecast-dividend = pays { MONEY($amount) } a share

stage-setup = Setup
stage-information = Information
stage-supply = Supply
stage-demand = Demand
stage-paying = Paying
stage-action = Action
stage-selling = Selling
stage-movement = Movement
stage-round-end = End of round
stage-game-end = Final reckoning
stage-over = Game over
stage-bonds = Bonds
stage-dice = Forecast Dice
stage-commerce = Commerce
stage-first-player-card = First Player Card

board-standard = standard board
board-advanced = advanced board

part-cash = Cash
part-majority = Majorities
part-stocks = Stocks
part-bonds = Bonds
part-commodities = Commodities
part-taxes = Taxes
part-fees = Held fees
part-total = Total
