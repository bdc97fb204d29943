# Why a page or a program does not get what it asked for
refused-no-such-page = There is no such page.
refused-no-such-table = There is no such table.
refused-no-such-game = There is no such game here.
refused-no-such-place = There is no such seat.
refused-no-such-rule = There is no rule with this number.
refused-no-such-bot = There is no bot called “{ $bot }”.
refused-no-such-deed = This cannot be done here.
refused-no-lesson = Nobody has written a short guide to this game yet; its rules are here in full.
refused-private = This table is private. Ask the players for an invitation or for the spectators’ link.
refused-players-only = Only players can do this.
refused-not-your-seat = This is not your seat.
refused-invitation = This invitation has already been used, or never existed.
refused-place-taken = This seat is taken. An invitation can be used once.
refused-place-invited = This seat is kept for somebody with an invitation.
refused-places-free = Some seats are still free.
refused-host-stays = The host keeps their seat.

refused-not-begun = The match has not begun yet.
refused-begun = The match has already begun.
refused-leave-begun = The match has begun; hand your seat to a bot instead.
refused-not-over = The match is not over yet.
refused-rematch = There is already a rematch.
refused-replay-early = The replay opens when the match is over.
refused-chances-early = The chances can be seen when the match is over.
refused-line-gone = This line can no longer be shown: the rules have changed since the match was judged.
refused-result-early = The result is there when the match is over.
refused-record-early = The record, with its seed, can be downloaded when the match is over.

refused-nothing-to-undo = There is nothing you may take back: cards were revealed or others have decided since.
refused-undo-over = The match is over: nothing can be taken back now. In the replay you can branch off and play on.
refused-undo-at-most = { $most ->
    [one] You may take back 1 decision at most.
   *[other] You may take back { $most } decisions at most.
}
refused-how-many = How many decisions?
refused-bot-plays = A bot plays for you; take your seat back first.
refused-no-bot = No bot plays for you.
refused-no-hints = This table plays without hints.
refused-hint-failed = The bot has no hint just now.

refused-empty-line = There is nothing to send.
refused-long-line = A line can have { $most } characters at most.
refused-many-lines = The chat of this table is full: it keeps { $most } lines.
refused-no-name = Please enter a name.
refused-long-name = A name can have { $most } characters at most.

refused-own-tables = You have { $most } unfinished tables; please finish some of them first.
refused-waiting-tables = { $most } of your tables are waiting in the lobby; please wait until somebody joins.
refused-near-tables = There are too many unfinished tables from your network; please finish some first.

refused-setup = { $fault }
refused-record = { $fault }
refused-record-game = The log does not name a game of this server.
refused-record-long = The log has no entries, or more than { $most }.
refused-other-rules = This table plays by rules { $theirs } of { $game }; this server has rules { $ours }.
refused-other-data = The data of { $game } has been edited since this table began, so the match cannot go on by the rules it began with. Put the old components.toml back to go on.
refused-unreadable = This table cannot be read: entry { $entry } of its log makes no sense to this server. Nothing is lost, and nothing can be changed here until those who run this server have repaired it.

refused-match-too-long = This match takes too long for this server.
refused-match-too-much = This match is too much for this server.
refused-backroom-busy = The server is busy with other logs; please try again in a moment.
refused-nobody-waits = Nobody is waiting for this any more.
refused-our-fault = Something went wrong on our side. Nothing was changed; please try again.
refused-too-many = Too many requests; please wait a moment.
refused-other-site = This request does not come from a page of this server.
refused-method = Only GET and POST are understood here.
refused-key = The key of this request cannot be used.
refused-form = This form cannot be read.
refused-bytes = A request can have { $most } bytes at most.
refused-slow = This request took too long to arrive.
refused-json = The body is not JSON.
refused-json-object = The body is not a JSON object.
refused-json-deep = JSON may be nested { $most } levels deep at most.
refused-character = A text holds a character that cannot be kept.

# Of the table's own process, the stream and the API
refused-log-full = The log of this table has { $most } entries; no table keeps more.
refused-rules-failed = The rules failed on this decision; nothing was changed. Those who run this server can read why.
refused-closing = The server is closing; the table stays.
refused-busy = This table is very busy; try again in a moment.
refused-watchers = Too many are watching this table.
refused-own-pages = Too many of your pages are open at the same time; please close some.
refused-place-or-used = There is no such seat, or its invitation has already been used.
refused-deed = This cannot be done.
refused-token = Send your token: Authorization: Bearer … (POST /api/people gives one).
refused-term = There is no term “{ $name }”.
note-bots-stopped = The bots of this table cannot go on. Those who run this server can read why.
note-bot-slow = { $name }’s bot took too long; the { $bot } bot plays on.
note-bot-failed = { $name }’s bot made an error; the { $bot } bot plays on.
note-bot-again = The { $bot } bot plays for { $name } again.

refused-no-coach = There is no coach at this table.
refused-no-coach-yet = There is no coach for this game yet.
refused-coach-ahead = The coach has gone on to something else.
refused-window = The time for this reaction has run out.
refused-host = This server does not answer to the name in the address. Those who run it can tell it its names (RAILHEAD_HOSTS).
refused-closed = This table was closed by those who run this server.
refused-banned = Those who run this server have banned you.
refused-draining = The server is about to restart; please open your table in a moment.
