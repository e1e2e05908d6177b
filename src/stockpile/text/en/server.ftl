# Tables over the network: what happens around them, what is refused, what they can be made of.
table-left = { subject } left the table.
table-filled = { $name } ({ $bot }) plays along.
table-revealed = { subject } opened a part of the shuffle.
table-sealed = The shuffle is sealed: nobody can choose anything in it any more.
table-stopped = The shuffle begins anew: a part that was promised was not opened ({ $names }).
table-ate =
    { $who ->
        [you] Your last meal is noted.
       *[other] { $name } remembers the last meal.
    }
table-dealt = The cards are dealt.
table-planned = Your plan is noted.
table-vacating =
    { $who ->
        [you] A bot ({ $bot }) plays for you. If everybody agrees, your seat will be somebody else's in two minutes, unless you come back.
       *[other] A bot ({ $bot }) plays for { $name }. If everybody agrees, the seat will be somebody else's in two minutes, unless { $name } comes back.
    }
table-agreed = { subject } agreed to give the seat to somebody new.
table-vacated =
    { $who ->
        [you] A bot ({ $bot }) took your place for good; the seat is free.
       *[other] A bot ({ $bot }) took the place of { $name } for good; the seat is free.
    }
table-reacted = { $name }: { $reaction }
table-hosted =
    { $who ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
table-rematched = Another game has been set up.
table-paused = The clocks stood still: the server was away.

refusal-bad-request = This cannot be read: { $field }.
refusal-bad-token = This link is no longer good for a seat here.
refusal-bad-origin = This page comes from somewhere else.
refusal-bad-host = This server does not go by the name { $host }. Whoever runs it can allow it: --public-url or --allowed-host.
refusal-bad-method = That cannot be done here.
refusal-no-such-page = There is nothing here.
refusal-no-such-table = There is no such table.
refusal-table-full = All seats are taken.
refusal-too-large = That is too much: at most { $most } bytes.
refusal-too-fast = Not so fast: wait a little.
refusal-stopping = The server is restarting.
refusal-database-down = The server cannot store anything now: try again.
refusal-failed = Something went wrong on our side.
refusal-frozen = The rules of the program have changed since: this game can only be looked at.
refusal-not-host = Only the host may do that.
refusal-not-seated = Only who sits at the table may do that.
refusal-not-absent = This player is here.
refusal-not-over = The game is not over yet.
refusal-already-started = The cards are on their way: seats do not change any more.
refusal-not-revealing = No part of the shuffle is wanted from you now.
refusal-wrong-seed = That is not the part you promised.
refusal-other-seal = What is sealed here is not what you were shown: your part stays closed.
refusal-already-leaving = Everybody has already been asked about this seat.
refusal-nobody-agrees = Nobody else is playing who could agree: a bot keeps the seat warm until its player is back.
refusal-not-leaving = There is nothing to agree to about this seat.
refusal-already-seated = You already have a seat here, and one person sees only one hand.
refusal-no-meal-asked = Nobody asks about your meal.
refusal-no-such-reaction = There is no reaction “{ $given }”.
refusal-no-proof = There is no proof of this game: its cards were prepared.
refusal-no-aids = At this table, everybody counts alone: no hints.

preset-first-game = First game
preset-first-game-what = The standard board and nothing else: the way to learn it.
preset-classic = Classic
preset-classic-what = The game as it first came: the standard board and its ten investors.
preset-epic = Epic
preset-epic-what = The Epic Edition: the advanced board, all seven modules, no promos.
preset-everything = Everything
preset-everything-what = The Epic Edition and all promo investors and strategies.
preset-two-rounds = Two rounds
preset-two-rounds-what = The standard board, over after two rounds: for a short break, or for language models.
preset-random = Surprise
preset-random-what = Board and modules are drawn by lot.
preset-guided = Guided game
preset-guided-what = Two prepared rounds against three bots.

reaction-hello = Hello!
reaction-thanks = Thank you!
reaction-well-played = Well played!
reaction-ouch = Ouch!
reaction-wow = Wow!
reaction-hurry = Your turn…
reaction-good-game = Good game!

clock-none = No clock
clock-live = Live
clock-days = Days
first-chance = Chance names the first player
first-meal = The dearest last meal goes first

# The commands of hosts and operators.
cli-serve-help = Serves tables to browsers, terminals and bots.
cli-serve-examples =
    Examples:

    stockpile serve

    stockpile serve --host 0.0.0.0 --open

    stockpile serve --database postgresql://stockpile@db/games --workers 4 --public-url https://example.org/stockpile/
cli-host-help = The address to listen on; 0.0.0.0 for all who can reach this machine.
cli-port-help = The port to listen on: 8000 or, if that is taken, the next free one; 0 takes any.
cli-no-limits-help = No credits, no bound on connections: for tests, and for an evening among friends.
cli-database-help = Where games are kept: sqlite:///FILE or postgresql://…
cli-public-url-help = How the server is reached from outside, through a proxy, with its path.
cli-trusted-proxy-help = Addresses or networks of proxies whose X-Forwarded-For counts, separated by commas.
cli-allowed-host-help = More names under which the server answers, separated by commas; .example.org stands for all that end so, * for any.
cli-open-help = Opens the browser.
cli-static-help = A folder with another browser client.
cli-workers-help = How many processes serve; more than one needs PostgreSQL.
cli-thinkers-help = How many processes of each worker think for bots and hints.
cli-keep-help = Deletes tables that have been out of use for so many days of serving (90d); never one where somebody is or something is due.
cli-log-help = How much is logged: debug, info, warning, error.
cli-serve-needs = the server is not installed; run: pip install 'stockpile-game[server]'
cli-serving = Stockpile is served at { $address } (Ctrl-C ends it)
cli-serving-lan = In your network: { $address }
cli-port-taken = { $address }: { $problem }
cli-games-kept = Games are kept in { $place }
cli-games-kept-end = The server has ended. Games are kept in { $place }; the next start goes on with them.
cli-port-next = Port { $port } is taken by another program; { $used } is used instead.
cli-served-already = Stockpile is already served at { $address }
cli-served-elsewhere = these games are already served at { $address }; end that server first, or name another --database
cli-uncompiled = The engine is not compiled: it is slower, and strong bots try fewer worlds an answer ({ $less }; compiled: { $full }).
cli-client-missing = The browser client is not built. This brings it, with Node.js 20.19 or newer: { $command }
cli-bad-database = --database: { $problem }
cli-bad-public-url = --public-url: http://… or https://… is needed
cli-bad-proxy = --trusted-proxy: “{ $given }” is no address
cli-bad-host = --allowed-host: “{ $given }” is no name of a host
cli-workers-sqlite = --workers: SQLite serves one process; several need postgresql://…
cli-tables-help = Looks after the tables of a server: list, export, back up, close, delete.
cli-tables-examples =
    Examples:

    stockpile tables list

    stockpile tables export k3v9x2mqp7da > game.txt

    stockpile tables delete --older 90d
cli-tables-list-help = Lists the tables.
cli-tables-export-help = Writes a table's game as a record, or with --log its whole log.
cli-tables-close-help = Ends a table for good.
cli-tables-delete-help = Removes a table, or all that are older.
cli-tables-name = The name of a table.
cli-tables-log-help = The log as JSON lines instead of the record. It holds every secret.
cli-tables-older-help = Tables that nobody has touched for so many days (90d).
cli-tables-what = Name a table, or --older DAYS.
cli-tables-none = there is no table { $table }
cli-tables-undealt = table { $table }: no card has been dealt yet
cli-tables-closed = Table { $table } is closed.
cli-tables-deleted = Deleted: { $count }
cli-tables-backup-help = Copies the database (SQLite) while it is served.
cli-tables-copy-name = Where the copy goes; there must be nothing yet.
cli-tables-output-help = Into a new file that only you can read, instead of the terminal.
cli-tables-not-written = not written: { $problem }
cli-tables-backup-elsewhere = only SQLite is copied here; for PostgreSQL use { $program }
cli-tables-copied = Copied to { $file }.
cli-tables-column-table = table
cli-tables-column-created = made
cli-tables-column-updated = last entry
cli-tables-column-players = players
cli-tables-column-entries = entries
cli-tables-column-state = state
cli-tables-state-playing = open
cli-tables-state-over = finished
cli-tables-state-frozen = frozen
cli-verify-help = Derives all shuffles of a finished game again from its proof.
cli-verify-examples =
    Examples:

    stockpile verify proof.json

    stockpile verify proof.json --promised my-copy.txt
cli-verify-file = The proof, from /api/tables/TABLE/proof.
cli-verify-good =
    { $seeds ->
        [0] The cards lay as the server had promised before the first was drawn; no player added to the seed. { $answers } answers replayed.
        [one] The cards lay as promised; the seed has a part of 1 player. { $answers } answers replayed.
       *[other] The cards lay as promised; the seed has parts of { $seeds } players. { $answers } answers replayed.
    }
cli-verify-bad = { $file } proves nothing: { $problem }
cli-verify-promised = What you were shown before your part was opened: the seal, the server's hash, or your own copy of the game, saved while it was played.
cli-verify-promise = HASH|FILE
cli-verify-kept = It is what you were shown before the shuffle.
cli-verify-unkept = Checked only against itself: give what you were shown before the shuffle with --promised, or a server that changed everything afterwards goes unnoticed.
cli-verify-unsealed = The game is from before shuffles were sealed: what its people said of their meals was still open when their parts were known.
cli-verify-stops =
    { $stops ->
        [one] The shuffle was begun anew once, because a part was not opened: see stops.
       *[other] The shuffle was begun anew { $stops } times, because parts were not opened: see stops.
    }
