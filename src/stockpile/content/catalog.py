"""Everything with a power that is in the box, one line a card; loading it makes the cards known to the engine."""

import os

from stockpile.content.investors import bidding, income, looking, market, schemes, selling
from stockpile.content.strategies import bets, dividends, goods, money, sales, shares, tucks
from stockpile.content.strategies import looking as spying
from stockpile.content.strategies import market as moving
from stockpile.engine import card, components, roster

INVESTORS = (
    income.AgileAna,
    selling.BailoutBarack,
    income.BillionaireBill,
    bidding.BrokerBernie,
    bidding.BudgetBarbara,
    market.CleverChanda,
    market.CrazyCramer,
    bidding.CunningCarlos,
    income.DaringDangote,
    bidding.DiscountDonald,
    market.DividendDeborah,
    looking.ForecastPhil,
    selling.GoldenGraham,
    schemes.IllicitIvan,
    bidding.LazyLiliane,
    income.LucrativeLi,
    looking.MaverickMark,
    looking.MayknowMartha,
    bidding.MoneymakerMitt,
    income.OpulentOprah,
    looking.RoyalRobins,
    looking.SecretiveStuart,
    selling.ShortingSoros,
    income.SocialistSanders,
    selling.TacticalTalal,
    looking.WiseWarren,
)
STRATEGIES = (
    shares.RogueTrading,
    shares.ConvertibleBond,
    goods.CornerTheMarket,
    tucks.FalsifiedEarnings,
    shares.FraudulentTransfer,
    shares.VultureCapitalism,
    money.NakedShort,
    moving.MarketMaker,
    moving.SystemicShock,
    dividends.SpecialDividend,
    dividends.DividendGrowthInvesting,
    money.BlockTrading,
    money.ValueInvesting,
    spying.CorporateEspionage,
    spying.InsiderTrading,
    spying.DataBroker,
    money.Diversification,
    money.Interpositioning,
    sales.BearRaid,
    sales.PumpAndDump,
    moving.ShortSqueeze,
    moving.RumourMill,
    moving.AnalystUpgrade,
    moving.SectorRotation,
    tucks.TradingHalt,
    tucks.Leverage,
    shares.StockOption,
    shares.ReverseSplit,
    sales.ShareBuyback,
    sales.FireSale,
    shares.PennyStock,
    money.ActivistInvestor,
    money.IndexFund,
    moving.DeadCatBounce,
    bets.PutOption,
    bets.CallOption,
    bets.Straddle,
    spying.Subpoena,
    spying.MarketLeak,
    spying.FrontRunning,
    money.BrokersRebate,
    money.PaymentForOrderFlow,
    money.GoldenParachute,
    money.WindfallTax,
    goods.CarryTrade,
    goods.JunkBonds,
    goods.BondLadder,
    goods.TaxHaven,
    goods.CommoditySwap,
    goods.FuturesContract,
    moving.LockUpAgreement,
    moving.PoisonPill,
)
# Whose token lies on a company that a view names in these cells.
TOKENS = {"locked": moving.LockUpAgreement.key, "protected": moving.PoisonPill.key}
HERE = os.path.dirname(os.path.abspath(__file__))


def enlist() -> None:
    """Gives every card its number and its printed values, once."""
    if card.KEPT[0] is not None:
        return
    for section, classes in (("investors", INVESTORS), ("strategies", STRATEGIES)):
        components.add_cards(section, components.read(os.path.join(HERE, "data", f"{section}.toml"))[section])
        for kind in classes:
            card.enlist(roster.number_of(kind.key), kind())


enlist()
