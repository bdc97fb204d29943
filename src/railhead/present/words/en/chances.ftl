### Everybody's chances in the replay of a match.

chances-tab = Chances
chances-about = See how everybody’s chances went, what the key moments were, and for each decision what would have been better. A strong bot goes through the whole match once; that takes some seconds.
chances-button = See the chances
chances-progress = The match is being judged: { $done } of { $number } decisions.
chances-again = Look again
chances-percent = { $number } %
chances-at = choice { $at } of { $number }
chances-you-chose = you chose
chances-chose = chosen
chances-better = better
chances-taken = chosen
chances-nothing-better = No better answer was found.
chances-worth = What each option was worth
chances-all = All { $number } options
chances-none = At this step nobody has anything to choose.
chances-key = Key moments
chances-key-none = No single answer changed much.
chances-step = Decision { $number }
chances-did = { $who }: { $taken }
chances-instead = { $who }: { $taken } instead of { $better }
chances-costly = costly:
chances-up = better:
chances-down = worse:
chances-count-own = Your { $number ->
    [one] one decision
   *[other] { $number } decisions
}
chances-count-of = { $who }: { $number ->
    [one] one decision
   *[other] { $number } decisions
}
chances-count-all = { $number ->
    [one] One decision
   *[other] { $number } decisions
} of all players
chances-n-best = { $number } best
chances-n-fine = { $number } fine
chances-n-costly = { $number } costly
chances-how = As a strong bot sees it, by what each player knew then: about { $trials } trials for each decision; give or take { $doubt } %.
chances-curve = Chances to win, in %
chances-label = { $number ->
    [0] Everybody’s chances to win, decision by decision.
    [one] Everybody’s chances to win, decision by decision, with one key moment.
   *[other] Everybody’s chances to win, decision by decision, with { $number } key moments.
} At this step:
chances-brings = “{ $better }” would have made this difference by the end of the turn:
imagined-watch = Watch this line
imagined-back = Back to the match
imagined-tag = Imagined:
imagined-about = Nobody played this. It is how a bot imagines the turn after “{ $better }”, from what { $who } knew then; cards { $who } could not see are guesses.
imagined-at = imagined: { $at } of { $number }
imagined-steps = Steps of the imagined line
imagined-from-here = What follows is imagined.
