"""The keys of companies, cards, forecasts, stages and asks: what numbers are called outside the engine."""

from stockpile.engine import ids

COMPANIES = ("cosmic", "bottomline", "leading", "american", "stanford", "epic")
CARDS = ("?", *COMPANIES, "fee1", "fee2", "fee3", "boom", "bust")
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
}
