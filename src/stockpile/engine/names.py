"""The keys of companies, cards, forecasts, stages and asks: what numbers are called outside the engine."""

from stockpile.engine.declared import asks, stages
from stockpile.engine.declared.keys import (
    CARDS,
    COMMODITIES,
    COMPANIES,
    FEES,
    FORECASTS,
    HELD,
    INFORMATION,
    INVESTOR_SETS,
    INVESTORS,
    MARKET,
    PARTS,
    PRINTED_SETS,
    SALES,
    STRATEGIES,
    WAYS,
)

__all__ = [
    "ASKS",
    "CARDS",
    "COMMODITIES",
    "COMPANIES",
    "FEES",
    "FORECASTS",
    "HELD",
    "INFORMATION",
    "INVESTORS",
    "INVESTOR_SETS",
    "MARKET",
    "PARTS",
    "PRINTED_SETS",
    "SALES",
    "STAGES",
    "STRATEGIES",
    "WAYS",
]
STAGES = {number: stage.key for number, stage in enumerate(stages.STAGES)}
ASKS = {number: ask.key for number, ask in enumerate(asks.EVERY)}
