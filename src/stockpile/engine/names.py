"""The keys of companies, cards, forecasts, stages and asks: what numbers are called outside the engine."""

from stockpile.engine import ids

COMPANIES = ("cosmic", "bottomline", "leading", "american", "stanford", "epic")
COMMODITIES = ("gold", "platinum", "oil", "gas", "corn", "cattle")
MARKET = ("?", *COMPANIES, "fee1", "fee2", "fee3", "boom", "bust")
CARDS = (*MARKET, *COMMODITIES, "tax", "first")
HELD = (*COMPANIES, "boom", "bust")
FEES = ("fee1", "fee2", "fee3")
FORECASTS = ("?", "+4", "+3", "+2", "+1", "-1", "-2", "-3", "-4", "$", "$$", "$$$")
SALES = ("regular", "split", "half")
PARTS = ("cash", "majority", "stocks", "bonds", "commodities", "taxes", "fees", "total")
STAGES = {
    ids.SETUP: "setup",
    ids.INFORMATION: "information",
    ids.SUPPLY: "supply",
    ids.DEMAND: "demand",
    ids.PAYING: "paying",
    ids.ACTION: "action",
    ids.SELLING: "selling",
    ids.MOVEMENT: "movement",
    ids.ROUND_END: "round-end",
    ids.GAME_END: "game-end",
    ids.OVER: "over",
    ids.BONDS: "bonds",
    ids.DICE: "dice",
    ids.COMMERCE_STAGE: "commerce",
    ids.FIRST_CARD_STAGE: "first-player-card",
}
ASKS = {
    ids.NOTHING: "",
    ids.ASK_PLACE: "place",
    ids.ASK_BID: "bid",
    ids.ASK_ACTION: "action",
    ids.ASK_SELL: "sell",
    ids.ASK_CLAIM: "claim",
    ids.ASK_FIRST: "first",
    ids.ASK_START: "start",
    ids.ASK_MARKET: "market",
    ids.ASK_COMPANY: "company",
    ids.ASK_FORECAST: "forecast",
    ids.ASK_BONDS: "bonds",
    ids.ASK_LAY: "lay",
    ids.ASK_GIVE: "give",
    ids.ASK_DIE: "die",
    ids.ASK_COMMERCE: "commerce",
}
