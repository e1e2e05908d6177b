# Learning: how much one seat can gain against others that do not change.
best-help = Learns to play against frozen seats: an approximate best response, and so a lower bound of how much they can be exploited.
best-examples =
    Examples:
    stockpile env best-response --against greedy --steps 4000000 --out greedy.npz
    stockpile env best-response --against trader --start greedy.npz --out trader.npz
    stockpile env best-response --against trader,greedy --players 3 --seed 7 --json
    stockpile env best-response --preset mini --against trader
    stockpile arena npz:greedy.npz greedy --deals 200
best-against = Who sits in the other seats; a short list is gone through again. There are: { $bots }.
best-steps = How many decisions the learner makes; about 30,000 a second against greedy.
best-reward = What it learns from: money above the mean of the others, which beginners need, or the share of wins.
best-games = In how many games the result is measured.
best-start = A policy to begin with, instead of one that knows nothing.
best-out = Where the policy is written, after each half a million decisions; it plays as npz:FILE.
best-needs = learning wants the package { $package }: pip install 'stockpile-game[env]'
best-progress = decisions
best-result = Alone against { $against }: { $share } % of { $games } games won (95 %: { $low } to { $high }), where { $fair } % is fair.
best-gain = It gains { $gain } points over fair: at least so much can be taken from them.
best-no-gain = { $gain } points over fair: no way to exploit them was found. More steps, or a start from another policy, may find one.
best-written = The policy is in { $file }.
