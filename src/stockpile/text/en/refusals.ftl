# Why something is refused.
refusal-rule = { $reason } ({ $rule })
refusal-no-such-answer = “{ $given }” is no answer I know.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-other-question = The question is { $ask }, not { $verb }.
refusal-no-such-pile = There is no pile { $pile }.
refusal-not-in-deck = No such card is left to draw.
refusal-not-in-hand = You do not hold { $card }.
refusal-place-up-now = The first card is placed face-up.
refusal-place-down-now = The second card is placed face-down.
refusal-no-such-space = The bidding track has no such space.
refusal-own-meeple = Your own meeple stands on track { $pile } already.
refusal-track-locked = Track { $pile } is locked: the highest bid stands there.
refusal-bid-too-low = { MONEY($value) } does not pass the bid of { MONEY($standing) } on pile { $pile }.
refusal-too-little-cash = You have { MONEY($cash) }, too little to pay { MONEY($value) }.
refusal-too-little-cash-for-both = You have { MONEY($cash) }, of which { MONEY($promised) } is promised: too little for { MONEY($value) } more.
refusal-no-such-company = { $company } is not in this game.
refusal-no-such-action-card = You have no { $card } to play.
refusal-no-such-card = You have no { $company } card in the regular half.
refusal-no-such-split-card = You have no { $company } card in the split half.
refusal-too-many-claimed = You can show at most { $most } hidden { $company } cards, not { $cards }.
refusal-too-few-bonds =
    { $left ->
        [0] No bonds are left, so { $bonds } cannot be bought.
        [one] Only 1 bond is left, not { $bonds }.
       *[other] Only { $left } bonds are left, not { $bonds }.
    }
refusal-lay-first-card = Now the First Player Card is laid, not { $card }.
refusal-other-pile = A commerce card of yours lies on pile { $pile } already: the two go on different piles.

# Matters of the table, not of the rules.
refusal-bad-entry = This entry is not readable: { $field }.
refusal-unknown-kind = There is no entry of the kind “{ $given }”.
refusal-not-created = The table is not set up yet.
refusal-already-created = The table is set up already.
refusal-bad-setup = The setup is not possible: { $reason }
refusal-closed = The table is closed.
refusal-not-started = The game begins when all seats are taken.
refusal-no-such-seat = There is no such seat.
refusal-seat-taken = This seat is taken.
refusal-seat-empty = Nobody sits there yet.
refusal-seat-is-bot = A bot sits there.
refusal-no-such-bot = There is no bot called “{ $given }”.
refusal-stale-revision = Something has happened since: look again, then answer.
refusal-nothing-staged = No answer is given.
refusal-stage-ends = Nothing can follow this answer before it has been played.
refusal-taken-over = A bot is playing for you: take your seat back first.
refusal-not-taken-over = No bot has taken over this seat.
refusal-time-is-up = Your time is up.
refusal-nothing-to-undo = There is no answer of yours to take back.
refusal-already-seen = It cannot be taken back: others have seen it, or it has shown you something.
refusal-nothing-said = Nothing was said.
refusal-too-long = That is too long: at most { $most } characters.
