"""What companies, cards, forecasts and parts of a score are called outside the engine, by number."""

COMPANIES = ("cosmic", "bottomline", "leading", "american", "stanford", "epic")
COMMODITIES = ("gold", "platinum", "oil", "gas", "corn", "cattle")
MARKET = ("?", *COMPANIES, "fee1", "fee2", "fee3", "boom", "bust")
CARDS = (*MARKET, *COMMODITIES, "tax", "first")
LAID = {"commerce": (*COMMODITIES, "tax"), "first-player-card": ("first",)}  # what modules lay on the piles
HELD = (*COMPANIES, "boom", "bust")
FEES = ("fee1", "fee2", "fee3")
FORECASTS = ("?", "+4", "+3", "+2", "+1", "-1", "-2", "-3", "-4", "$", "$$", "$$$")
SALES = ("regular", "split", "half")
# Cards with a power, in the order of their numbers in the table of answers: only ever appended. This is the list that
# says what is in the box: its class, values, words and tests are looked for by key (docs/add-a-card.md).
INVESTORS = (
    "ana",
    "barack",
    "bill",
    "bernie",
    "barbara",
    "chanda",
    "cramer",
    "carlos",
    "dangote",
    "donald",
    "deborah",
    "phil",
    "graham",
    "ivan",
    "liliane",
    "li",
    "mark",
    "martha",
    "mitt",
    "oprah",
    "robins",
    "stuart",
    "soros",
    "sanders",
    "talal",
    "warren",
)
STRATEGIES = (
    "rogue-trading",
    "convertible-bond",
    "corner-the-market",
    "falsified-earnings",
    "fraudulent-transfer",
    "vulture-capitalism",
    "naked-short",
    "market-maker",
    "systemic-shock",
    "special-dividend",
    "dividend-growth-investing",
    "block-trading",
    "value-investing",
    "corporate-espionage",
    "insider-trading",
    "data-broker",
    "diversification",
    "interpositioning",
    "bear-raid",
    "pump-and-dump",
    "short-squeeze",
    "rumour-mill",
    "analyst-upgrade",
    "sector-rotation",
    "trading-halt",
    "leverage",
    "stock-option",
    "reverse-split",
    "share-buyback",
    "fire-sale",
    "penny-stock",
    "activist-investor",
    "index-fund",
    "dead-cat-bounce",
    "put-option",
    "call-option",
    "straddle",
    "subpoena",
    "market-leak",
    "front-running",
    "brokers-rebate",
    "payment-for-order-flow",
    "golden-parachute",
    "windfall-tax",
    "carry-trade",
    "junk-bonds",
    "bond-ladder",
    "tax-haven",
    "commodity-swap",
    "futures-contract",
    "lock-up-agreement",
    "poison-pill",
)
PRINTED_SETS = ("base", "continuing-corruption", "illicit-investments", "promo")
# Cards that came later come in sets of their own, which are played when a setup names them: to a setup that names none
# the same seed deals the same cards for ever.
FURTHER_SETS: tuple[str, ...] = ()
INVESTOR_SETS = (*PRINTED_SETS, *FURTHER_SETS)
WAYS = ("up", "down")
INFORMATION = ("", "company", "forecast")
PARTS = ("cash", "majority", "stocks", "bonds", "commodities", "taxes", "fees", "total")
