# The frame of pages and terminal
mark-turned = turned
mark-used = used

player = Player { $number }
nobody = nobody
nothing = nothing
hidden-card = a card
list-comma = { ", " }
list-and = { $first } and { $last }

why-match_over = The match is over.
why-not_asked = You are not asked anything at the moment.
why-not_an_answer = “{ $option }” is not an answer to this question.
why-no_such_option = There is no option called { $about } in this game.
why-no_such_seat = There is no seat { $about } in this match; its seats are 0 to { $number }.
why-nobody_can_leave = Nobody can leave this match.

standing-only_option = Answer questions that have only one option.
preview-ends = The match ends.
preview-line = { $names }: { $change }
preview-more = { $names } and { $number } more
preview-range = { $name } { $before } → { $least } to { $most }
reason-about = { $name } about { $by }
reason-owner = with { $seat } in { $here } % of all cases, not { $there } %
reason-owner-surely = goes to { $seat }
reason-owner-stays = stays with { $seat }
reason-owner-never = not with { $seat }
reason-out = out of the match in { $here } % of all cases, not { $there } %
reason-out-surely = out of the match
reason-out-never = stays in the match
reason-wins = wins in { $here } % of all cases, not { $there } %
reason-wins-surely = wins the match
reason-wins-never = does not win the match

waiting-somebody = Waiting for possible reactions.

result-wins = { $number ->
    [one] { $names } won.
   *[other] { $names } won together.
}
result-nobody-wins = Nobody won.
result-lost = The match is lost.
result-why = { $result } { $why }
question-now = { $question } { $now }

verdict-won = { $number ->
    [one] { $names } won.
   *[other] { $names } won.
}
verdict-nobody = Nobody won.
verdict-you-won = You won.
verdict-you-share = You won, together with { $names }.
verdict-you-lost = You lost.
verdict-you-lost-to = { $number ->
    [one] You lost. { $names } won.
   *[other] You lost. { $names } won.
}

# What happened at the table, but not in the rules
note-sits = { $name } sits down.
note-leaves = { $name } leaves the table.
note-concedes = { $name } concedes.
note-takes-back = { $name } takes back { $number ->
    [one] a decision
   *[other] { $number } decisions
}.
note-hands-over = { $name } lets the { $bot } bot play.
note-handed-over = { $by } lets the { $bot } bot play for { $name }, who is away.
note-is-back = { $name } is back and plays again.
note-rematch = A rematch begins at another table.

# The page of a table
table-moment = Where we are
table-board = The table
table-keys = The arrow keys go from piece to piece; up and down only to those you can choose.
words-told = The table in words
words-drawn = The drawn table
table-question = What is asked
table-own = Your area
table-players = Players
table-parts = Parts of this table
table-tabs = Log, chat and this table
table-log = Log
table-chat = Chat
table-more = Table
table-this = This table
table-whole-log = The whole log
table-since = Since your last decision
table-close = Close
table-map = Map
table-none = none
table-seed = Seed:

dock-point = Point at what is lit.
dock-all = { $number ->
    [one] The only option
   *[other] All { $number } options
}
dock-all-key = All options (key L)
dock-window = { $seconds ->
    [one] 1 second to decide, then you pass.
   *[other] { $seconds } seconds to decide, then you pass.
}
caption-new = { $number } new
caption-show = Show what happened
pass-to = Pass the screen to { $name }.
pass-taken = I’m { $name }: show my side

link-live = decision { $shown } of { $newest }
link-behind = catching up: decision { $shown } of { $newest }
link-lost = reconnecting: decision { $shown } of { $newest }
link-wait = connecting: decision { $shown } of { $newest }

chat-say = Say to all
chat-send = Send
chat-mute = mute
chat-unmute = unmute

seat-here = here
seat-not-here = not here
seat-away = away: the { $bot } bot plays
seat-decides = decides
seat-let-bot = Let a bot play
seat-bot-note = A bot plays for { $name } until they are back
seat-look = look
seat-you = you

tool-undo = { $number ->
    [one] Take back
   *[other] Take back one of { $number }
}
tool-hint = Hint
tool-back = Take my seat back

zoom-title = A closer look
zoom-preview = What it would do
zoom-do = Do this

script-unreachable = The server cannot be reached just now.
script-your-turn = Your turn:{ " " }
script-stale = The table had moved on; here it is as it stands now.
script-confirm = { $option }: choose it again to confirm.
script-hint = The bot would choose: { $option }
script-copied = Copied
script-why-not = Why not?

more-pace = Moves are shown
more-slow = slowly
more-normal = at a normal pace
more-fast = fast
more-instant = at once
more-sounds = Sounds
more-confirm = Confirm each decision
more-digits = Number keys choose
more-version = (version { $version })
more-bot = Let a bot play for me
more-concede = Concede
more-concede-note = You leave the match for good.
more-watch = Spectators’ link
more-seed = Seed, SHA-256:

# A replay
replay-title = { $game }: replay
replay-seen-by = Seen by
replay-everybody = everybody
replay-look = Look
replay-steps = Steps
replay-area = The area of this seat
replay-tabs = Chances, log, playing on, record
replay-play-on = Play on
replay-record = Record
replay-branch-about = Take a seat at this moment and play on against bots, at a table of your own.
replay-as = As
replay-against = Against
replay-branch = Branch off
replay-commitment = Its SHA-256, shown before the first card was dealt:
replay-result = The result
replay-first = The first question is open.
replay-concedes = concedes
replay-to-first = First
replay-to-back = Back
replay-run = Play
replay-to-forward = Forward
replay-to-last = Last
replay-speed = Speed
replay-decision = Decision
replay-go = Go
replay-from-here = Play on from here
keys-step = step
keys-space = Space
keys-play = play
keys-moment = key moment
keys-branch = branch off
table-late = The last seat was taken while you were looking, and the match has begun. You are watching it now.
