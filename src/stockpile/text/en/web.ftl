# The table in the browser.
web-home = Stockpile: first page
web-language = Language
web-settings = Settings
web-close = Close
web-loading = One moment …
web-more = More
web-tagline = Buy low, sell high, know first.
web-lead = Six companies, secret tips, and piles of cards up for auction. Play it against bots, with friends over a link, or around one screen.
web-play-now = Play now
web-guided = Guided first game
web-make = Make a table
web-make-what = Choose what is played and who sits where, then send the link.
web-games = My games
web-games-what = Go on where you stopped.
web-replay = Watch a replay
web-replay-what = Drop a record file and look at it from any seat.
web-rules = Rules
web-rules-what = All rules, numbered and searchable.
web-continue = Go on with your last game
web-install = Install as an app
web-disclaimer = An unofficial fan project with its own drawings and its own wording. If you like the game, buy the box.

web-seat = Seat { $number }
web-me = Player
web-bot = bot
web-absent = away
web-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-times = { $count } × { $what }
web-round = Round { $round } of { $rounds }
web-round-short = Round { $round }
web-phases = Phases of the round
web-table-title = The table
web-deck = { $left } cards left in the market deck
web-time-left = Time left
web-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-company = Company
web-papers = Investors and strategies
web-pair-open = Open
web-pair-hidden = Nobody's
web-pair-mine = Mine

web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-watching = Watch what happens …
web-staged = Your turn so far
web-unstage = Change
web-undo = Take back
web-answers = Show the answers
web-on-tracks = Tap a space on a track, or open the list.
web-all-answers = Show all answers
web-choose-of = { $what }: choose
web-put-here = Put here
web-pick-up = Pick up { $card }
web-not-allowed = Not possible: { $what }. Press to see why.
web-put-back = Put back: { $what }
web-picked = Picked
web-likely = Likely here: { $list }
web-why-not = Why not?
web-opening = { $name } decides about these cards.
web-verb-up = face-up
web-verb-down = face-down
web-verb-lay = face-up
web-no-bids = No bids yet.
web-line-lost = The connection is lost. Trying again …
web-line-closed = The server has closed the table.
web-lost-table = There is no such table.
web-lost-seat = This seat is no longer yours.
web-spectating =
    { $count ->
        [one] You are watching. You see what everybody sees.
       *[other] { $count } people are watching. You see what everybody sees.
    }
web-local-now = { $name } is playing on this device.
web-away = While you were away
web-go-on = Go on
web-curtain = The others look away. Press the button when nobody but you can see the screen.
web-curtain-ready = I am { $name }

web-log-and-chat = Log and chat
web-log-filters = What the log shows
web-topic-bids = Bids
web-topic-cards = Cards
web-topic-market = Market
web-topic-money = Money
web-topic-table = Table
web-chat = Chat
web-chat-empty = Nothing was said yet.
web-chat-label = What do you want to say?
web-chat-send = Say

web-hint = Hint
web-hint-says = A bot would choose “{ $answer }”
web-beliefs = Chances
web-beliefs-what = How likely each forecast is for each company, if all deals that fit what you know are equally likely.
web-beliefs-short = Odds
web-plan = Auction plan
web-plan-short = Plan
web-plan-what = While you are asked for bids this round, the first wish that can be met is played with the lowest bid allowed. Nobody is told.
web-plan-pile = For which pile
web-plan-any = the cheapest pile
web-plan-most = At most
web-plan-none = No wish yet.
web-plan-add = Add a wish
web-plan-drop = Remove
web-plan-save = Keep the plan

web-keys = Keys
web-key-numbers = chooses that answer of the list
web-key-a = goes to the answers
web-key-s = plays what is staged
web-key-u = takes the last answer back
web-key-escape = puts a card back
web-key-m = says the prices of the market
web-key-p = says what lies on the piles
web-key-b = says the standing bids
web-key-h = says what you hold
web-key-k = says what you know
web-key-e = says what happened last
web-key-q = says what you are asked
web-key-r = opens the rules
web-key-help = this list
web-rules-search = A rule (DEM-7) or a word

web-setting-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-setting-speed = Speed of movements
web-speed-normal = normal
web-speed-instant = instant
web-setting-confirm = Ask before playing
web-confirm-always = every answer
web-confirm-turns = turns of several answers
web-confirm-never = never
web-setting-verbosity = Screen reader says
web-verbosity-quiet = only what concerns me
web-verbosity-normal = what matters
web-verbosity-all = everything
web-setting-sound = Sound when it is my turn
web-setting-vibration = Vibration while playing
web-setting-shortcuts = Keys of one letter
web-setting-aids = Hints and chances
web-setting-reads = Chances weigh what the others lay and bid, too
web-setting-notify = Notifications
web-notify-insecure = (only over https)

web-what = What is played
web-own-mix = Own mix
web-own-mix-what = Choose board and modules yourself.
web-board = Board
web-investor-sets = Investors
web-promo-strategies = Promo strategies
web-components = Values of the cards
web-needs = Needs: { $what }
web-who = Who plays
web-players = Players
web-kind-me = me
web-kind-bot = a bot
web-kind-free = whoever has the link
web-kind-here = somebody here, on this device
web-kind-free-what = Send the link, or tell the code.
web-new-summary =
    { $game }: { $people ->
        [one] one person
       *[other] { $people } people
    } here{ $free ->
        [0] {""}
        [one] , one free seat
       *[other] , { $free } free seats
    }{ $bots ->
        [0] {""}
        [one] , one bot
       *[other] , { $bots } bots
    }.
web-which-bot = Which bot
web-your-name = Your name
web-their-name = Their name
web-how = How it is played
web-clock = Thinking time
web-first = First player
web-allow-aids = Allow hints and chances
web-create = Set the table

web-lobby-title = The table is being filled
web-lobby-dealing = The cards are being shuffled
web-lobby-seats = Seats
web-seat-free = free
web-seat-you = that is you
web-seat-empty = Free this seat
web-seat-bot = Put a bot here
web-start-with-bots = Begin, bots in the free seats
web-sit-down = Sit down
web-local-seats = { $count } seats belong to this device.
web-invite = Invite friends
web-invite-what = Whoever opens this link may sit down or watch.
web-invite-link = Invitation link
web-invite-send = Send the link
web-invite-text = { $code ->
    [none] Come and play Stockpile with me:
   *[other] Come and play Stockpile with me (code { $code }):
}
web-qr = Invitation link as a picture code
web-copy = Copy the link
web-copied = Copied
web-meal = What did your last meal cost?
web-meal-tell = Tell

web-state-lobby = waiting for players
web-state-dealing = shuffling
web-state-playing = being played
web-state-over = over
web-state-closed = closed
web-state-frozen = kept to look at
web-game-gone = no longer there
web-games-none = No game yet on this device.
web-open = Open
web-look-back = Look back
web-forget = Forget

web-won = { $name } won!
web-won-you = You won!
web-won-shared = { $names } share the win!
web-column-end = End
web-rematch = Play again
web-record = Save the record
web-fair = Check the shuffle
web-fair-yes = The shuffle was fair. This device kept what was promised before it opened its own part; that is what was shown now, and the cards follow from it.
web-fair-no = Something is wrong with this shuffle: its parts do not fit together.
web-fair-swapped = Something is wrong: what the server shows now is not what it promised this device before the shuffle.
web-fair-without = The shuffle is the one that was promised to this device, but no part of it came from here: only those who gave one can be sure that nobody chose it.
web-fair-unkept = The parts of the shuffle fit together, but this device was not here before it and has kept no promise: you have only the server's word for it.
web-fair-stops =
    { $count ->
        [one] It was begun anew once, because a part was not opened ({ $names }).
       *[other] It was begun anew { $count } times, because parts were not opened ({ $names }).
    }
web-personal-link = Link to my seat
web-leaving = { $name } is away. If everybody agrees, somebody new may have the seat, and see the hand, unless { $name } comes back within two minutes.
web-leaving-agree = I agree
web-resign = Give the game up
web-resign-what = A bot plays on for you to the end, and everybody is told. You cannot come back into this game.
web-resign-sure = Give up for good
web-resign-stay = Play on
web-fair-unknown = The shuffle of this game cannot be checked.

web-replay-drop = Drop a record file here, or choose one.
web-replay-redacted = This record leaves out what its owner could not know, so it can only be told, not shown.
web-replay-controls = Replay
web-step-back = One step back
web-step-on = One step on
web-run = Run
web-pause = Pause
web-scrubber = Place in the game
web-as-seen-by = As seen by
web-as-seen-all = all cards open
web-knew-then = What { $name } knew then
web-knew-all = Everything, also what nobody could see then
web-spectator = a spectator


# The play screen (docs/design.md).
web-split-short = split
web-goods-count =
    { $count ->
        [one] 1 commodity
       *[other] { $count } commodities
    }
web-taxes-count =
    { $count ->
        [one] 1 tax
       *[other] { $count } taxes
    }
web-bonds-count =
    { $count ->
        [one] 1 bond
       *[other] { $count } bonds
    }
web-strategies-count =
    { $count ->
        [one] 1 strategy
       *[other] { $count } strategies
    }
web-fees-count =
    { $count ->
        [one] owes 1 fee
       *[other] owes { $count } fees
    }
web-stands = { MONEY($value) } on pile { $pile }
web-thinks = thinking
web-card-yours = Yours
web-card-of = { $name }
web-by-tip = By your tip
web-price-now = Price now
web-one-stock = One stock
web-pay-now = Pay now
web-ladder = Bids for pile { $pile }
web-worth-tip = shares by your tip
web-worth-now = shares now
web-worth-fees = fees { MONEY($amount) } off
web-worth-unknown =
    { $count ->
        [one] 1 card unknown
       *[other] { $count } cards unknown
    }
web-starts-with = Starts with { $amount }
web-how-up = Face-up: the raised card goes to the pile you press.
web-how-down = Face-down: only you will know it.
web-how-lay = Face-up: the raised card goes to the pile you press.
web-goes-bankrupt = bankrupt
web-splits-to = split, then { $price }
web-told-bankrupt = { $company } goes bankrupt!
web-told-split = { $company } splits!
web-told-pays = { $company } pays a dividend
web-told-rises =
    { $spaces ->
        [one] { $company } rises 1 space
       *[other] { $company } rises { $spaces } spaces
    }
web-told-falls =
    { $spaces ->
        [one] { $company } falls 1 space
       *[other] { $company } falls { $spaces } spaces
    }
web-doubled =
    { $cards ->
        [one] 1 card doubles
       *[other] { $cards } cards double
    }
web-swept =
    { $cards ->
        [one] 1 card lost
       *[other] { $cards } cards lost
    }
web-named = { $name }: { $what }
web-forecast = Forecast
web-tip-yours = Your tip
web-tip-of = { $name }'s tip
web-tip-open = Open to all
web-stake =
    { $shares ->
        [0] You hold no share of it
        [one] You hold one share
       *[other] You hold { $shares } shares
    }
web-stake-moves =
    { $shares ->
        [one] Your share: { $before } → { $now }
       *[other] Your { $shares } shares: { $before } → { $now }
    }
web-stake-stays =
    { $shares ->
        [one] Your share stays at { $now }
       *[other] Your { $shares } shares stay at { $now }
    }
web-split-mark = Split
web-you = You
web-sells-for = Sells for
web-tip-certain = After the known tip
web-odds-each =
    { $count ->
        [one] Forecast still to come
       *[other] Unknown, 1 in { $count } each
    }
web-selling =
    { $cards ->
        [one] 1 to sell
       *[other] { $cards } to sell
    }
web-sell = Sell 1
web-sell-split = Sell whole
web-sell-half = Sell half
web-no-shares = You hold no shares.
web-no-cards = No cards yet.
web-or-else = Or:
web-outbid-you = { $name } outbid you on pile { $pile }.
web-outbid-at = The bid there is now { $amount }.
web-outbids = Outbids { $name }.
web-nobody-stands = Nobody stands there.
web-left-if-won = Cash { $cash }, { $left } left if you win.
web-cash-then = Cash { $before } → { $after }.
web-cards-left =
    { $cards ->
        [one] 1 card left.
       *[other] { $cards } cards left.
    }
web-choose-lit = Choose what is lit; nothing is sent before you confirm.
web-skip = Skip
web-confirm-bid = Place the bid
web-confirm-turn = Confirm
web-key-enter = Enter
web-sell-finish = Sell and finish
web-keep-all = Keep all
web-hint-money = about { $amount } at the end, wins { $win } %
web-hint-range = between { $low } and { $high }
web-your-tip = Your tip, for you alone
web-now-then = { $now }, then { $then }
web-your-shares = Your shares
web-your-cash = Your cash
web-speed-note = At “instant” strong bots search less, so that nobody waits for them.
web-speed-calm = calm
web-speed-quick = quick
web-key-x = skips to the next question
web-key-confirm = confirms
# Cards as they are drawn: short names for their bands
web-short-fee = Fee
web-short-first = First player

# Looking at things
web-look-around = Look at what is on the table
web-look-also = Look also at
web-key-i = looks at what has the focus, or lists what can be looked at
web-look-this = Look at it
web-look-none = There is nothing to look at now.
web-look-you = you
web-look-all = everybody
web-look-nobody = nobody
web-look-price = Price now
web-look-space = { MONEY($price) }, space { $space } of { $spaces }. Beyond the last space it splits and goes on from { MONEY($reset) }; below the first it is bankrupt.
web-look-known = What you know
web-look-no-tip = No forecast of this company has been shown to you.
web-look-where = Where such cards are
web-look-sell = If you sell one now
web-look-cash-then = Your cash goes from { $now } to { $then }.
web-look-holds = { $name }: { $count }
web-look-holds-split = { $name }, split half: { $count }
web-look-on-pile = pile { $pile }: { $count }
web-look-in-hand = your hand: { $count }
web-look-discarded = discarded: { $count }
web-look-unseen = unseen: { $count }
web-look-does = What it does
web-look-cost = Cost
web-look-free = Free
web-look-who = Who knows it
web-look-only-you = Only you.
web-look-played = Everybody: played by { $name }.
web-look-played-by = Played by
web-look-start = Starting cash
web-look-owner = Belongs to
web-look-laid = Laid
web-look-laid-by = By { $name }, on pile { $pile }.
web-look-tucked = Cards tucked on it
web-look-pair = A pair you have not seen
web-look-pair-does = { $company }: { $forecast }.
web-look-pair-secret = Nothing yet. It is turned over in Movement.
web-look-hidden = Face-down card
web-look-hidden-what = Whoever gets the pile gets it too, be it a share, a fee, a Boom or a Bust.
web-look-boom-what = Moves one stock of your choice two spaces up, in the Action phase after you got it.
web-look-bust-what = Moves one stock of your choice two spaces down, in the Action phase after you got it.
web-look-fee-what = Whoever takes the pile pays { MONEY($amount) } to the bank at once, besides the bid.
web-look-good-what = Pays at the end of the game: the more different kinds you have, the more each set brings.
web-look-tax-what = Costs you money at the end of the game, and each further one costs more.
web-look-bond = Bond
web-look-bond-what = Pays { MONEY(1) } at the end of every round, and its price back at the end of the game.
web-look-first-what = Lies on a pile. Whoever takes that pile says who goes first next round.
web-look-token = Blocking token
web-look-token-what = Closed to the others: whoever wants to pass the meeple below must bid more than this space.
web-look-token-where = Pile { $pile }, { $amounts }
web-blocked-by = { $name } closes { MONEY($amount) } to the others
web-look-portfolio = Portfolio: { $name }
web-look-regular = Regular half
web-look-regular-other =
    { $size ->
        [one] { $size } card; as you know: { $cards }
       *[other] { $size } cards; as you know: { $cards }
    }
web-look-split = Split half
web-look-goods = Commodities and taxes
web-look-bonds = Bonds
web-look-worth = Worth now
web-look-cash = Cash
web-look-cash-of = Cash: { $name }, { MONEY($amount) }
web-look-promised = Promised
web-look-promised-what = { MONEY($promised) } in standing bids; { $left } would be left.
web-look-owed = Fees still owed
web-look-meeple = Meeple: { $name }
web-look-bid = Bids
web-look-stands = { MONEY($amount) } on pile { $pile }
web-look-no-bid = stands on no track
web-look-rule = Rule { $id }
web-setting-volume = Volume of sounds
web-volume-off = off
web-by-forecast = After the forecast
web-pairs-of-round = Tips of this round
web-setting-askOnly = Ask me even when there is only one answer
web-percent = { $value } %
