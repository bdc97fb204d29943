# Muting: for oneself, by the host of a table, by those who run the server.

mute-title = People you have muted
mute-about = You do not see what they write in the chat, at any table or on any of your devices. They are not told.
mute-end = Unmute
mute-yours = You have muted { $name }.
mute-for-all = mute for all
mute-for-all-end = unmute for all
mute-hosts = The host has muted { $name }.
mute-hosts-you = The host has muted you: nobody can read what you wrote here, and you cannot write any more.
note-muted = The host has muted { $name }.
note-unmuted = The host lets { $name } speak again.
refused-muted = Those who run this server have muted you.
refused-muted-until = Those who run this server have muted you until { $until }.
refused-muted-here = The host has muted you at this table.
refused-muted-already = This player is muted already.
refused-not-muted = This player is not muted.
refused-many-mutes = You can mute { $most } people at most.
