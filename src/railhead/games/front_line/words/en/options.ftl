# Front Line: No Komrades: what can be chosen, where a sentence names it otherwise than a list does
option-slot = Slot { $thing }
    .within = slot { $thing }
