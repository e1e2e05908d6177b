# What happened, in the past tense. $who is "you" for the reader's own seat, else "other".
subject =
    { $who ->
        [you] You
       *[other] { $name }
    }
by-whom =
    { $by_who ->
        [you] you
       *[other] { $by_name }
    }
cards-of =
    { $cards ->
        [one] 1 { $company } card
       *[other] { $cards } { $company } cards
    }
shares-of =
    { $shares ->
        [one] 1 { $company } share
       *[other] { $shares } { $company } shares
    }

log-game-started =
    { $who ->
        [you] You are the first player.
       *[other] { $name } is the first player.
    }
log-starting-card =
    { $known ->
        [yes] { subject } received { $card } as starting card.
       *[no] { subject } received a secret starting card.
    }
log-round-started =
    { $who ->
        [you] Round { $round }: you play first.
       *[other] Round { $round }: { $name } plays first.
    }
log-pair-dealt =
    { $whose ->
        [own] Your pair: { $company } { $sign } ({ $forecast }).
        [public] The open pair: { $company } { $sign } ({ $forecast }).
        [hidden]
            { $known ->
                [yes] A face-down pair: { $company } { $sign } ({ $forecast }).
               *[no] A pair lies face-down; nobody knows it.
            }
       *[other]
            { $known ->
                [yes] { $name } received the pair { $company } { $sign } ({ $forecast }).
               *[no] { $name } received a secret pair.
            }
    }
log-opened =
    { $known ->
        [yes] Pile { $pile } opened with { $card }.
       *[no] Pile { $pile } opened with a face-down card.
    }
log-dealt =
    { $known ->
        [yes] { subject } drew { $card }.
       *[no] { subject } drew a card.
    }
log-placed =
    { $up ->
        [yes] { subject } placed { $card } face-up on pile { $pile }.
       *[no]
            { $known ->
                [yes] { subject } placed { $card } face-down on pile { $pile }.
               *[no] { subject } placed a card face-down on pile { $pile }.
            }
    }
log-stage-began = { $stage }
log-bid = { subject } bid { MONEY($value) } on pile { $pile }.
log-outbid =
    { $who ->
        [you] You were outbid on pile { $pile } by { by-whom }.
       *[other] { $name } was outbid on pile { $pile } by { by-whom }.
    }
log-bid-paid =
    { $way ->
        [in] { subject } received { MONEY($amount) } with pile { $pile }.
       *[out] { subject } paid { MONEY($amount) } for pile { $pile }.
    }
log-pile-taken =
    { $fees ->
        [0] { subject } took pile { $pile }.
        [one] { subject } took pile { $pile }, with 1 trading fee.
       *[other] { subject } took pile { $pile }, with { $fees } trading fees.
    }
log-fee-paid = { subject } paid a trading fee of { MONEY($amount) }.
log-action-played = { subject } played { $card } on { $company }.
log-moved =
    { $direction ->
        [up] { $company } rose by { $spaces } to { MONEY($price) }.
       *[down] { $company } fell by { $spaces } to { MONEY($price) }.
    }
log-split = { $company } split! It goes on from { MONEY($price) }.
log-split-paid = { subject } received { MONEY($amount) } for { cards-of } that had split before.
log-split-shown = { subject } moved { cards-of } to the split half.
log-bankrupt = { $company } went bankrupt! It starts again at { MONEY($price) }.
log-bankrupt-lost = { subject } lost { cards-of }.
log-dividend = { $company } paid { MONEY($amount) } a share.
log-dividend-paid = { subject } received { MONEY($amount) } for { shares-of } in the open.
log-claimed =
    { $cards ->
        [0] { subject } showed no { $company } card.
       *[other] { subject } showed { cards-of } and received { MONEY($amount) }.
    }
log-sold =
    { $how ->
        [split] { subject } sold a split { $company } card for { MONEY($amount) }.
        [half] { subject } sold half of a split { $company } card for { MONEY($amount) }.
       *[regular] { subject } sold { $company } for { MONEY($amount) }.
    }
log-pair-shown =
    { $whose ->
        [own] You showed your pair: { $company } { $sign }.
        [public] The open pair: { $company } { $sign }.
        [hidden] The face-down pair: { $company } { $sign }.
       *[other] { $name } showed a pair: { $company } { $sign }.
    }
log-round-ended = Round { $round } is over.
log-cards-shown = { subject } laid open all cards.
log-majority = { subject } received { MONEY($amount) } for most shares: { shares-of }.
log-final-sale = { subject } sold { shares-of } for { MONEY($amount) }.
log-game-ended =
    { $who ->
        [you] You won the game!
        [several] { $winners } share the win!
       *[other] { $winners } won the game.
    }
log-bonds-bought =
    { $bonds ->
        [0] { subject } bought no bonds.
        [one] { subject } bought 1 bond for { MONEY($amount) }.
       *[other] { subject } bought { $bonds } bonds for { MONEY($amount) }.
    }
log-interest =
    { $bonds ->
        [one] { subject } received { MONEY($amount) } interest on 1 bond.
       *[other] { subject } received { MONEY($amount) } interest on { $bonds } bonds.
    }
log-rolled = Die { $die } shows { $sign } ({ $forecast }).
log-commerce-drawn =
    { $known ->
        [yes] { subject } drew { $card } from the commerce deck.
       *[no] { subject } drew a commerce card.
    }
log-laid = { subject } laid { $card } on pile { $pile }.
log-first-given =
    { $kept ->
        [yes]
            { $who ->
                [you] You kept the First Player Card: you play first next round.
               *[other] { $name } kept the First Player Card, to play first next round.
            }
       *[no]
            { $to_who ->
                [you] { $name } gave you the First Player Card: you play first next round.
               *[other] { subject } gave the First Player Card to { $to_name }, who plays first next round.
            }
    }
log-bonds-paid =
    { $bonds ->
        [one] { subject } received { MONEY($amount) } for 1 bond.
       *[other] { subject } received { MONEY($amount) } for { $bonds } bonds.
    }
log-commodities-paid = { subject } received { MONEY($amount) } for commodities.
log-taxes-paid =
    { $taxes ->
        [one] { subject } paid { MONEY($amount) } for 1 tax.
       *[other] { subject } paid { MONEY($amount) } for { $taxes } taxes.
    }
log-asked = Asked: { $seats } ({ $ask }).

# What happened at the table beside the game.
table-created = The table is set.
table-joined = { subject } joined.
table-renamed =
    { $who ->
        [you] You are now called { $name }.
       *[other] { $old } is now called { $name }.
    }
table-seed-committed = { subject } added a sealed number to the shuffle.
table-answered = { subject } answered.
table-undone = { subject } took back the last answer.
table-took-over =
    { $who ->
        [you] A bot ({ $bot }) plays for you.
       *[other] A bot ({ $bot }) plays for { $name }.
    }
table-handed-back =
    { $who ->
        [you] You play again.
       *[other] { $name } plays again.
    }
table-said = { $name }: { $text }
table-flagged =
    { $who ->
        [you] Your time ran out; a bot ({ $bot }) plays on.
       *[other] { $name } ran out of time; a bot ({ $bot }) plays on.
    }
table-closed = The table is closed.
