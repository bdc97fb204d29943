# How somebody hears that it is their turn.

feed-title = Railhead: your turn
feed-turn = Your turn: { $game }
notice-title = Your turn, wherever you are
notice-here = Notify me
notice-here-about = when it is my turn and this tab is hidden
notice-denied = Your browser does not allow notifications from this site.
notice-end = Stop
notice-feed = Feed and calendar
notice-feed-about = A secret address for your feed reader or calendar: it lists the tables that wait for you.
notice-feed-have = You have a secret address. It is not kept here in readable form; a new one ends the old one.
notice-feed-once = Copy these addresses now: they are shown only once. Whoever has them can see which tables wait for you.
notice-feed-do = Make an address
notice-feed-again = Make a new address
notice-hook = Webhook
notice-hook-about = For people who write programs: when it is your turn and you have no page open, this server sends a signed JSON message to your address.
notice-hook-url = Address
notice-hook-secret = Secret of the signature
notice-hook-rests = Too many messages could not be delivered, so no more are sent. Save the address again to resume.
refused-hook = This address cannot be used: it must begin with https:// and lead to a public address on port 443 or 8443.
refused-hooks-off = This server sends no webhooks.
