# What is in the box: modules, sets, and where its values come from.
module-bonds = Bonds
module-commerce = Commodities and Taxes
module-dice = Forecast Dice
module-first-player-card = First Player Card
module-investors = Investors
module-investor-bidding = Investor Bidding
module-strategies = Investment Strategies
module-bonds-what = Before each round up to three bonds may be bought: a little money every round, and their price back at the end.
module-commerce-what = A second deck goes onto the piles: commodities pay in sets of different kinds, taxes cost more the more you have.
module-dice-what = Dice rolled in the open say which forecasts a round has; who gets which stays secret.
module-first-player-card-what = A card lies on a pile, and whoever buys it names the first player of the next round.
module-investors-what = Each player chooses an investor, who brings starting cash and an ability for the whole game.
module-investor-bidding-what = The investors are auctioned before the first round; bids come off their starting cash. Needs the investors.
module-strategies-what = Each player holds a secret hand of strategy cards and may play one in each Action turn.

set-base = base game
set-continuing-corruption = Continuing Corruption
set-illicit-investments = Illicit Investments
set-promo = promo pack

provenance-R = the rulebooks say so, or leave no other reading
provenance-P = found in one public source only, not verified
provenance-E = estimated by us from values that are known
provenance-H = ours: printed nowhere that we could read, written to make the module playable
provenance-C = calibrated by us: solved for by playing games between bots; content/data/balanced.toml names the command

# The values that a table is played with
components-printed = as printed
components-printed-what = What the cards say; where nobody knows what is printed, our estimates.
components-balanced = balanced
components-balanced-what = Starting cash and house cards calibrated by many games between bots, so that every investor and every card is worth about the same.
components-own = of one's own
