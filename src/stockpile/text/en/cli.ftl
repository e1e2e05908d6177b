# The command line: help and messages.
cli-help = The stock-market board game Stockpile: play it, simulate it, look up its rules.
cli-examples =
    Examples:

    stockpile play --terminal

    stockpile simulate --bots greedy,random --games 500

    stockpile rules DEM-7
cli-arguments = What to give
cli-options = Options
cli-commands = Commands
cli-number = N
cli-file = FILE
cli-lang-help = The language of everything you read. Without it, the language of your system.
cli-version-help = Says which program and which build of the engine this is.
cli-version = stockpile { $version } ({ $build }, Python { $python })
cli-build-compiled = compiled engine
cli-build-pure = pure Python engine, uncompiled
cli-build-bounds = compiled engine with checked bounds
cli-players-help = How many players.
cli-board-help = Which board.
cli-preset-option = A setup with a name, in place of the options that say what is played; those that are given as well change it. There are: { $presets }.
cli-modules-option = Which modules are played with: a list, or all. There are: { $modules }.
cli-sets-option = Of which sets investors are played with: a list, or all. There are: { $sets }.
cli-promos-option = Whether the promo strategies are played with; they are, unless you say no.
cli-seed-help = The seed of chance: the same one deals the same cards. Keep it long where cards are secret: whoever sees a few of them finds a short one by trying.
cli-bots-help = Which bots, seat by seat; a short list is gone through again. There are: { $bots }.
cli-json-help = Prints JSON instead of words.
cli-rounds-help = So many rounds instead of those that the rules say; 2 is the format for language models.
cli-games-help = How many games.
cli-jobs-help = How many processes; the result does not depend on it.
cli-seconds-help = How long each figure is measured.

cli-interrupted = interrupted
cli-system-error = the system refused: { $problem }
cli-no-such-option = there is no option { $option }; --help lists them
cli-no-such-command = there is no command “{ $command }”; --help lists them
cli-bad-value = { $option }: this value is not possible; --help says which are
cli-missing-value = { $option } is missing; --help says what it is
cli-bad-call = { $problem } (--help shows how)
cli-bad-choice = { $option }: “{ $given }” is none of { $known }
cli-bad-range = { $option }: { $given } is not from { $least } to { $most }
cli-too-many-bots = --bots: { $given } bots for { $seats } seats
cli-bad-file = { $problem }
cli-unreadable-file = { $file }: cannot be read ({ $problem })
cli-unwritable-file = { $file }: cannot be written ({ $problem })
cli-worker-died = a worker process died; the games were not all played

cli-simulate-help = Plays many games between bots and counts who wins.
cli-simulate-examples =
    Examples:

    stockpile simulate --games 10000

    stockpile simulate --players 3 --bots greedy,random,random --games 500 --jobs 2

    stockpile simulate --board advanced --seed 42 --json > result.json

    stockpile simulate --preset nano --bots trader,greedy

    stockpile simulate --bots py:mybot:Bot,trader --games 50
cli-simulate-fault = { $bot } failed and a trader played on in its place: { $what } ({ $count ->
    [one] one game
   *[other] { $count } games
})
cli-simulate-begin = Playing { $games } games …
cli-simulate-progress = Playing
cli-simulate-title = { $games } games, { $players } players, { $board }
cli-simulate-with = { $title }, with { $modules }
cli-simulate-scores = Final money of all seats, in thousands:
cli-simulate-speed = { $rate } games a second ({ $seconds } s)
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-interval = 95 % interval
cli-column-money = Mean money

cli-replay-help = Tells a recorded game step by step, and verifies it.
cli-replay-examples =
    Examples:

    stockpile replay game.txt

    stockpile replay game.txt --seat 2

    stockpile replay game.txt --seat spectator --json
cli-replay-file = A file that was written by a game.
cli-replay-seat = Shows only what this seat, or a spectator, could know.
cli-replay-redacted = Secrets are left out of this record, so it is shown from its events and cannot be verified.
cli-bad-seat = --seat: “{ $given }” is none of 1 to { $players }, nor spectator
cli-redacted-seat = this record holds only what one seat could know; it cannot show another
cli-not-verified = the record is not genuine: { $problem }
cli-verified = Verified: { $answers } answers lead to exactly these events.

cli-analyse-help = Analyses a finished game: where the money came from, luck and skill, and which decisions cost what.
cli-analyse-examples =
    Examples:

    stockpile analyse game.txt

    stockpile analyse game.txt --seat 2 --depth deep --all

    stockpile analyse game.txt --svg chances.svg --json

    stockpile play --terminal --from game.txt@57
cli-analyse-seat = Judges the decisions of this seat alone; luck and skill are then those of this seat’s answers.
cli-analyse-depth = How hard it thinks about each decision.
cli-analyse-all = Lists every decision, not only those with a mark.
cli-analyse-ledger = Lists every booking of the ledger, too.
cli-analyse-svg = Writes the chances as a picture.
cli-analyse-progress = Thinking
cli-analyse-redacted = { $file }: secrets are left out of this record, so it cannot be analysed
cli-analyse-running = { $file }: the game is not over; only finished games are analysed
cli-analyse-asked = { $file }: a game whose chance was asked cannot be analysed
cli-analyse-bad-seat = --seat: “{ $given }” is none of 1 to { $players }
cli-analyse-moment = Round
cli-analyse-marked = { $count } of { $all } decisions:
cli-analyse-what-if = Play on from one of them, with new cards where its seat could not know them: stockpile play --terminal --from FILE@NUMBER
cli-analyse-bookings = Ledger
cli-analyse-round = Round
cli-analyse-event = Event
cli-analyse-from = From
cli-analyse-to = To
cli-analyse-amount = Amount
cli-from-help = Plays on from a decision of a finished game, in its seat; what the seat could not know is dealt anew. NUMBER is the decision’s in “stockpile analyse”.
cli-from-metavar = FILE@NUMBER
cli-bad-from = --from: “{ $given }” is not FILE@NUMBER
cli-from-problem = --from cannot be followed: { $problem }

cli-rules-help = Looks up the numbered rules, by id or by word.
cli-rules-examples =
    Examples:

    stockpile rules

    stockpile rules DEM-7

    stockpile rules trading fee

    stockpile rules INV:graham --json
cli-rules-metavar = [ID|WORD…]
cli-rules-what = A rule (DEM-7), a section (DEM), an investor (INV:graham) or words of the text.
cli-rules-none = no rule speaks of “{ $sought }”
cli-rules-count = { $count } rules
cli-rules-to-come = { $section } (to come)

cli-words-help = Tells what the catalogues of a language lack, and what of them nobody uses.
cli-words-examples =
    Examples:

    stockpile words

    stockpile words fr

    stockpile words --json

    STOCKPILE_WORDS=~/my-languages stockpile words de
cli-words-metavar = LANGUAGE
cli-words-what = One language only; all of them without it.
cli-words-no-language = there is no language “{ $given }”; there are { $known }
cli-words-no-folder = STOCKPILE_WORDS: { $folder } is no folder
cli-words-line = { $language } ({ $name }): { $entries } entries, { $verdict }
cli-words-fine = all in order
cli-words-problems =
    { $count ->
        [one] 1 thing to look at
       *[other] { $count } things to look at
    }
cli-words-missing = missing
cli-words-unused = used by nothing
cli-words-identical = still as in English
cli-words-holes = with other variables than in English
cli-words-broken = not readable
cli-words-doubled = there twice
cli-words-rules = rules without a translation
cli-words-terms = other words than the glossary's
cli-words-list = { $what }: { $keys }

cli-modules-help = Lists the modules that can be added to the base game.
cli-modules-examples =
    Examples:

    stockpile modules

    stockpile play --terminal --modules bonds,dice

    stockpile simulate --modules all
cli-modules-line = { $name }: { $what }

cli-bench-help = Measures how fast this machine plays.
cli-bench-examples =
    Examples:

    stockpile bench

    stockpile bench --json
cli-bench-build = engine: { $value }
cli-bench-python = Python: { $value }
cli-bench-games-per-second = random games a second: { $value }
cli-bench-decisions-per-second = decisions a second, driven from Python: { $value }
cli-bench-clone-microseconds = copying a game: { $value } µs
cli-bench-resample-microseconds = a game that agrees with a view: { $value } µs
cli-bench-view-json-microseconds = a view as JSON: { $value } µs

cli-play-help = Plays a game, against bots or with several people at one keyboard.
cli-play-examples =
    Examples:

    stockpile play --terminal

    stockpile play --terminal --players 3 --humans 2

    stockpile play --terminal --plain --seed 7 --save game.txt
cli-terminal-help = Plays in the terminal. (It is the only place yet.)
cli-plain-help = Line by line, for screen readers and pipes.
cli-humans-help = How many of the seats are people; they pass the keyboard.
cli-save-help = Writes the game to this file at the end, and when you leave.
cli-resume-help = Goes on with a game that was saved.
cli-pace-help = Seconds between the moves of bots.
cli-only-terminal = there is only the game in the terminal yet: stockpile play --terminal
cli-no-terminal = this is no terminal; add --plain to play through a pipe
cli-resume-over = { $file }: this game is over
cli-resume-redacted = { $file }: secrets are left out of this record, so it cannot be played on
cli-no-folder = no such folder
player-number = Player { $number }

cli-components-help = The values that are played with: printed, balanced (starting cash and cards calibrated to be fair), or a TOML file with those of your own box: starting cash, tracks, dice, costs, copies.
cli-content-help = Cards of your own: a Python file (see docs/add-a-card.md) or the name of an installed set.
cli-bad-setup = This cannot be played: { $reason }

env-help = Environments for research: PettingZoo, Gymnasium, OpenSpiel and thousands of games at once.
env-describe-help = Shows what the cells of an observation and the numbers of the answers mean.
env-describe-examples =
    Examples:
    stockpile env describe
    stockpile env describe --players 3 --modules all --beliefs
    stockpile env describe --preset nano --cells
    stockpile env describe --json
env-beliefs-help = With the exact odds of what is hidden.
env-acts-help = With so many of the last answers.
env-cells-help = Lists every cell instead of the sections.
env-summary = { $cells } cells, { $actions } actions, layout version { $version }
env-column-offset = from
env-column-size = size
env-column-name = name
env-column-range = range
env-column-meaning = meaning

cli-mcp-help = Gives a language model a seat, as an MCP server on standard input and output, with the tools new_game, sit, wait_turn, act and rules.
cli-mcp-examples =
    Examples:
    stockpile mcp
    stockpile mcp --server https://example.org/stockpile/
    stockpile mcp --renamed 7 --no-legal --lang fr
cli-mcp-server-help = The server to play on; without it one is started here, for as long as this runs.
cli-mcp-renamed-help = Invented names for the companies, drawn by this number: against openings learned by heart.
cli-mcp-legal-help = Whether the legal answers are listed.
cli-mcp-needs = the tools for language models are not installed; run: pip install 'stockpile-game[mcp]'
cli-mcp-bad-server = --server: { $given } is no address with http:// or https://
