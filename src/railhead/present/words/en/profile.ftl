# My page, and what others see of me
profile-title = { $name }: matches and ratings
profile-no-account = No account and no password: each of your devices holds a key.
profile-hello = There is no account and no password. This browser will hold the key to your seats; you can take them to other devices later.
profile-rename = Change name
profile-somebody = Somebody
profile-heat = { $number ->
    [one] { $number } match ended this week; each square is a day of the last { $weeks } weeks.
   *[other] { $number } matches ended this week; each square is a day of the last { $weeks } weeks.
}
profile-weeks = the last { $number } weeks
profile-week = { $number } this week
profile-won-many = Won
profile-played = Played
profile-all = All matches
profile-matches = { $number ->
    [one] { $number } match
   *[other] { $number } matches
}

# Ratings
profile-ratings = My ratings
profile-ratings-of = Ratings
profile-ratings-about = the wider the hill, the less we know yet
profile-no-ratings = Play against people or bots, and your first rating appears here a few seconds after the match.
profile-no-ratings-here = This server keeps no ratings.
profile-against-people = against people
profile-against-bots = against bots
profile-known-little = A first guess.
profile-known-roughly = Roughly known.
profile-known-fairly = Fairly well known.
profile-known-well = Well known.
profile-like = Closest to: { $bot }.
profile-gain = Change in the last match:

# Matches
profile-my-matches = My matches
profile-matches-of = Matches of { $name }
profile-waiting = { $number ->
    [0] none waits for you
    [one] { $number } waits for you
   *[other] { $number } wait for you
}
profile-all-matches = All { $number }
profile-play = Play
profile-look = Look
profile-finished = Finished
profile-replay = Replay
profile-date = { DATETIME($at, dateStyle: "medium") }
profile-place = { $place ->
    [1] { $place }st of { $seats }
    [2] { $place }nd of { $seats }
    [3] { $place }rd of { $seats }
   *[other] { $place }th of { $seats }
}
profile-won = won
profile-lost = lost
profile-stand-in = a bot finished it
profile-kind-solo = solo
profile-kind-coach = with the coach
profile-kind-shared = several seats at one screen
profile-kind-other = imported or branched off
profile-kind-lost = can no longer be read
profile-no-matches = Nothing yet. Your finished matches and their replays will stand here.
profile-none-listed = No public match yet.
profile-nothing-here = No such match.
profile-find = Find a game
profile-game = Game
profile-every-game = All games
profile-filter = Show
profile-pages = Pages of the list
profile-page = Page { $page } of { $pages }
profile-newer = Newer
profile-older = Older

# Head to head, statistics
profile-versus = Head to head
profile-versus-about = who finished ahead
profile-met-nobody = You have not finished a match with another person yet.
profile-bots = Against bots
profile-no-bots = You have not finished a match against bots yet.
profile-ahead = Times you were ahead: { $ahead }; behind: { $behind }.
profile-statistics = Game by game
profile-statistics-about = without solo, coached, imported and shared-screen matches
profile-against = Against
profile-whom-people = people
profile-whom-bots = bots
profile-share = Share won
profile-percent = { NUMBER($share, style: "percent") }
profile-between = very likely between { NUMBER($low, style: "percent") } and { NUMBER($high, style: "percent") }
profile-mean-place = Average place
profile-mean = { NUMBER($place, maximumFractionDigits: 1) } of { NUMBER($seats, maximumFractionDigits: 1) }
profile-favourites = Played most
profile-chair = Seat { $number }

# Devices
profile-carry = Take your seats with you
profile-carry-about = A picture for the camera of your other device, or four words for its keyboard. They work once, for ten minutes.
profile-carry-do = Show the code
profile-scan = Scan this with your other device, or open “My name” there, then “I have been here before”, and type these words. It works once, for the next ten minutes.
profile-qr = QR code with the link for your other device
profile-link = or open this link there
profile-keys = Your devices
profile-device = { $browser } on { $system }
profile-some-device = A browser
profile-program = A program
profile-here = this one, now
profile-seen = last seen { DATETIME($at, dateStyle: "medium") }
profile-revoke = Remove
profile-revoke-others = Log out everywhere else
profile-leave = Log out
profile-leave-about = This browser forgets who you are. You can come back with another device or your phrase.
profile-leave-warning = This browser holds your only key and you have no recovery phrase. If you log out, nobody can bring your seats back, not even those who run this server.
profile-leave-sure = I know, and I do not want them back.
profile-leave-do = Log out here

# The way back
profile-phrase = A way back
profile-phrase-about = If you lose all your devices, only a recovery phrase brings your seats back. It is thirteen words, to be written on paper.
profile-phrase-have = You have a recovery phrase. If you have lost it, make another; the old one then opens nothing.
profile-phrase-do = Make a recovery phrase
profile-phrase-again = Make another phrase
profile-phrase-once = Write these words down now, in this order. They are shown this once; we keep only a fingerprint of them.
profile-recover-link = I have been here before
profile-recover = Come back
profile-recover-about = Type the thirteen words of your recovery phrase, or the four words that your other device shows. The first four letters of each word are enough.
profile-words = Your words
profile-recover-do = Come back
profile-replaces = This browser belongs to { $name } now. If you go on, it forgets { $name }; make a recovery phrase first if you still need those seats.
profile-carry-to = Play here as { $name }
profile-carry-to-about = This browser gets a key of its own to the seats of { $name }. You can remove it at any time on any of your devices.
profile-carry-to-do = Go on here

# What others see
profile-shows = What others see
profile-shows-look = See it as others do
profile-shows-nothing = Only my name
profile-shows-listed = My results at tables that were open to everybody
profile-shows-ratings = These, and my ratings
profile-public = Results at tables that were open to everybody.
profile-public-hidden = Shows only the name.
profile-delete = Delete my profile
profile-delete-about = Your keys, your phrase and your name go, for good. Finished matches stay for those you played with, under “Somebody”; in running ones a bot takes over.
profile-delete-name = Type { $name } to confirm:
profile-delete-do = Delete for good

# Refusals
refused-nobody = You have no name here yet.
refused-phrase-word = Word number { $place } is not one of ours. Look at your paper again.
refused-phrase-length = That is { $number } words. A recovery phrase has { $phrase }, a code from another device { $code }.
refused-phrase = Nobody here has this recovery phrase.
refused-carry = This link or code has already been used, or its ten minutes are up. Ask your other device for a new one.
refused-too-many-attempts = Too many attempts. Wait a minute, then try again.
refused-many-keys = You already have { $most } devices. Remove one first.
refused-no-such-person = There is nobody of that name here.
refused-profile-hidden = This person shows no matches.
refused-shows = That is not one of the choices.
refused-no-such-key = You have no such device.
refused-key-in-use = That is the device you are using. Log out instead.
refused-only-key = This browser holds your only key and you have no recovery phrase. Make a phrase first, or say that you know.
refused-delete-name = That is not your name, so nothing was deleted.
