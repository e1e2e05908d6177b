# The coach: what an analysis of a finished game says.
coach-mark-blunder = Blunder
coach-mark-mistake = Mistake
coach-mark-inaccuracy = Inaccuracy
coach-mark-brilliant = Brilliant
coach-better = { $who ->
    [you] You chose “{ $given }”. “{ $best }” would have won { $points } more games in a hundred ({ $low } to { $high }).
   *[other] { $name } chose “{ $given }”. “{ $best }” would have won { $points } more games in a hundred ({ $low } to { $high }).
}
coach-unclear = { $who ->
    [you] You chose “{ $given }”. “{ $best }” may have been better, but not beyond doubt ({ $low } to { $high } games in a hundred).
   *[other] { $name } chose “{ $given }”. “{ $best }” may have been better, but not beyond doubt ({ $low } to { $high } games in a hundred).
}
coach-best = { $who ->
    [you] You chose “{ $given }”. Nothing better was found.
   *[other] { $name } chose “{ $given }”. Nothing better was found.
}
coach-brilliant = { $who ->
    [you] You chose “{ $given }”, which wins { $points } more games in a hundred than what a Trader does here ({ $low } to { $high }).
   *[other] { $name } chose “{ $given }”, which wins { $points } more games in a hundred than what a Trader does here ({ $low } to { $high }).
}
coach-why-given = Seen from this seat: { $why }.
coach-why-best = With the better answer: { $why }.
coach-luck = Luck
coach-skill = Skill
coach-others = Others
coach-expected = Expected
coach-result = Result
coach-lost = Given away
coach-decisions = Decisions
coach-chances = Chance to win
coach-why-rich = Why everybody became richer or poorer
coach-what-luck = Luck is what cards and forecasts brought; skill is what a player’s own answers changed, compared with a Trader’s in the same seat; Others is what the other players’ answers changed. All in percentage points of the chance to win, with 95 % intervals.
coach-analyse = Analyse
coach-title = Analysis
coach-thinking = Thinking: { $done } of { $of }
coach-ready = The analysis is complete.
coach-cut = The analysis stopped before its end. Open it again later: what was found is kept.
coach-chart = Chance to win over the game, as the whole table could know it. Arrow keys move, Enter opens the replay there.
coach-moment = Round { $round }, { $phase }: { $chances }
coach-marked = Marked decisions
coach-none-marked = No decision is marked.
coach-every = Show every decision
coach-whose = Whose decisions
coach-everybody = Everybody
coach-show = Show
coach-what-if = What if?
coach-what-if-what = Play on from here against bots; only what { $name } could not know is dealt anew.
coach-balance = Luck and skill
coach-cause = Cause
