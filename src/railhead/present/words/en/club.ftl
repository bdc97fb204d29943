# The waiting room: what a host may do, and what is said about it.

lobby-fill-with = Fill free seats with
lobby-fill = Fill and start
lobby-cancel = Cancel this table
lobby-kick = Remove
lobby-kick-who = Remove { $name } from this table
note-kicked = The host has removed { $name } from the table.
note-filled = { $number ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $number } free seats.
}
refused-nobody-there = Nobody sits there.
refused-nobody-missing = Every seat is already taken.
refused-kicked = The host has removed you from this table.
refused-cancelled = The host has cancelled this table.
refused-host-only = Only the host of the table can do that.

# Where the seed of a match comes from.

seed-title = How the cards are shuffled
seed-promise = The server has already drawn its secret; this is its SHA-256. Your browser adds random digits of its own, so nobody can choose how the cards fall. After the match anybody can check it.
seed-drawn = It follows from the server's secret and from what each player's browser added:
refused-promise = This page is out of date. Please load it again.
