# The pages around the table: first page, lobby, end, rules, replays.
page-opponents = Who sits across the table
page-against = The base game against three bots: { $bot }. About twenty minutes.
page-code-have = Have a code?
page-code-join = Join
page-code-short = A code has five letters.
page-code-unknown = No table waits under this code. It may have started, or the code has expired.
