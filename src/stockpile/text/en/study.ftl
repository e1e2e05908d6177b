study-help = Is the game fair? Plays many games on duplicate deals and says how sure the answer is.
study-examples =
    Examples:
    stockpile study investors --games 100000 --jobs 2 --out investors
    stockpile study seats --players 3 --bots trader,greedy
    stockpile study diff before after
study-investors-help = How often each investor wins, with any others, from every seat of the same deals.
study-investors-examples =
    Examples:
    stockpile study investors --games 100000 --jobs 2 --out investors
    stockpile study investors --modules all --choices bots
    stockpile study investors --set investors.liliane.cash.more=10,15
study-strategies-help = How often each strategy card is played by who keeps it, and how often its owner wins.
study-strategies-examples =
    Examples:
    stockpile study strategies --games 20000 --jobs 2
    stockpile study strategies --choices bots --modules all --out cards
study-seats-help = Whether it matters who begins: each deal is played once with each first player.
study-seats-examples =
    Examples:
    stockpile study seats --games 40000 --jobs 2
    stockpile study seats --players 5 --bots trader,greedy --json
study-modules-help = What each module changes against the base game: money, the winner's lead, the first player's wins, and how often the first bot named wins.
study-modules-examples =
    Examples:
    stockpile study modules --games 20000 --bots trader,greedy
    stockpile study modules --modules bonds,dice --jobs 2
study-components-help = What another value of the box changes, in the same deals: a few usual ones, or those of --set.
study-components-examples =
    Examples:
    stockpile study components --games 20000
    stockpile study components --set bonuses.majority=0,5,15,20 --bots trader,greedy --out majority
study-run-help = Plays the study that a TOML file describes: a product of setups, bots and values.
study-run-examples =
    Examples:
    stockpile study run study.toml --jobs 2 --out results
    stockpile study run study.toml --cluster tcp://192.0.2.7:8786 --out results
study-diff-help = Compares the results of two studies, answer by answer.
study-diff-examples =
    Examples:
    stockpile study diff before after
    stockpile study diff before/result.json after/result.json --json
study-data-help = Writes a table of a study's games as CSV or JSON lines.
study-data-examples =
    Examples:
    stockpile study data results seats > seats.csv
    stockpile study data results bids --format jsonl --to bids.jsonl
study-report-command-help = Makes the report of a finished study anew: report.html, and its pictures as SVG and PNG.
study-report-command-examples =
    Examples:
    stockpile study report results
    stockpile study report results --lang fr
study-file-help = the study, as TOML (docs/lab.md)
study-folder-help = the folder of a study
study-result-help = the folder of a study, or its result.json
study-table-help = games, seats, prices, bids or plays
study-format-help = How the table is written.
study-to-help = A file to write to; otherwise it goes to the terminal.
study-games-help = How many games at most, in all cells together.
study-set-help = Values of a component to try, one after the other; may be given several times.
study-choices-help = Who chooses investors and strategies: the lot, which measures the cards alone, or the bots as they like.
study-margin-help = A share of wins this close to fair is fair.
study-alpha-help = How likely anything fair may be called unfair, all answers together.
study-stop-help = Whether to stop as soon as every answer is clear.
study-details-help = Keeps every bid and every play as tables too.
study-cluster-help = The address of a Dask scheduler that plays in place of this machine.
study-out-help = A folder for data, result and report; started again with the same call, it goes on where it stopped.
study-report-help = Whether to draw the report.
study-progress = games
study-no-lab = studies want the package { $package }: pip install 'stockpile-game[lab]'
study-bad = the study cannot be played: { $problem }
study-bad-file = { $file }: { $problem }
study-bad-set = --set { $given }: a path and whole numbers are needed, such as bonuses.split=5,15
study-bad-share = { $option }: { $given } is not above 0 and at most 0.5
study-other = { $folder } holds another study; name another folder, or the same study
study-broken = a file of the study cannot be read: { $problem }
study-no-cluster = no cluster there: { $problem }
study-no-table = { $folder } has no table { $table }; there are: { $known }
study-nothing-common = the two studies have no answer in common
study-written = Data, result.json and report.html are in { $folder }.
study-title = { $by }: { $cell } ({ $bots })
study-by-investors = Wins by investor
study-by-strategies = Wins by strategy card kept
study-by-seats = Wins by position
study-by-cells = What changes
study-position = { $place ->
    [1] first player
   *[other] position { $place }
}
study-outcome-money = Money of a seat
study-outcome-lead = The winner's lead
study-outcome-first = The first player's wins
study-outcome-wins = Wins of { $who }
study-base = as printed
study-percent = { $value } %
study-column-what = What
study-column-estimate = Estimate
study-column-interval = 95 % interval
study-column-money = Money beyond average
study-column-played = Played
study-column-verdict = Verdict
study-column-before = Before
study-column-after = After
study-column-change = Change
study-verdict-high = too high
study-verdict-low = too low
study-verdict-fair = fair
study-verdict-open = not clear
study-verdict-more = more
study-verdict-less = less
study-verdict-same = no change
study-summary = { $deals } deals, { $games } games; all verdicts together are wrong with a chance of at most { $alpha }.
study-stopped = Every answer was clear before all deals were played.
report-title = Study: { $what }
report-cells = Cells
report-shares = Share of wins
report-shares-why = The dot is the estimate, the thick line its 95 % interval, the thin one holds for all rows together, whenever the study stops. The dashed line is the fair share.
report-gain = Money beyond the average of the game
report-gain-why = In thousands, with 95 % intervals.
report-changes = What changes against the first cell
report-changes-why = Differences in the same deals; intervals as 95 % (thick) and for all rows together (thin).
report-heat = Wins by investor and position
report-heat-why = Share of wins; position 1 is the first player of round 1.
report-prices = Prices over the game
report-prices-why = Mean price at the end of each round; the band holds the middle half.
report-money = Final money
report-money-why = How often each total occurred, of all seats.
report-causes = Money by cause
report-causes-why = What made a seat richer or poorer on average, in thousands: one game of fifty deals is booked entry by entry; every thousand of a final total has one of these causes.
report-sensitivity = Sensitivity
report-sensitivity-why = What each value of the component does; 95 % intervals.
report-skill = Who finishes ahead of whom
report-skill-why = How often the bot of the row has more money than the bot of the column.
report-first = The first player's share of wins
report-first-why = By cell, with 95 % intervals; the dashed line is the fair share.
report-axis-share = share of wins
report-axis-money = thousands
report-axis-round = round
report-axis-price = price
report-axis-position = position
report-axis-seats = share of seats
report-axis-value = value
report-table = All numbers
report-method = How it was measured
report-method-why = A deal is one observation: its games have the same cards and share their luck. Intervals are Wilson's with the dispersion of deals; verdicts are corrected for their number after Holm, and looks at the data spend an error rate fixed beforehand. Version { $version }, seed { $seed }.
study-fair-help = Solves for the starting cash with which every investor wins its fair share, and checks it with fresh games.
study-fair-examples =
    Examples:
    stockpile study fair-cash --players 4 --games 40000 --jobs 2 --out fair
    stockpile study fair-cash --modules investors,strategies --bots trader,cautious
    stockpile study fair-cash --modules bonds,investors --level 36 --games 40000
    stockpile study investors --components fair/components.toml --games 20000
study-fair-games-help = Games of the last step; with the steps before it and the check about three times as many are played.
study-fair-level-help = The mean of all purses, in thousands; left out, as it is. The higher it is, the less a single thousand decides.
study-fair-out-help = A folder for fair-cash.json and for components.toml, which --components takes.
study-fair-title = Fair starting cash, { $players } players
study-column-printed = Printed
study-column-fair = Fair
study-column-amount = Ability
study-fair-furthest = In the check no investor was further than { $points } points from its fair share.
study-fair-written = fair-cash.json and components.toml are in { $folder }.
study-luck-help = Takes luck out: each round's deal is compared with so many others (16 is good). Fewer games are needed; each takes longer.
study-luckless = Luck taken out: as sure as { $wins } times as many games for wins, { $money } times for money.
