-- arguments of the wrong kind for many verbs
deal(1, deck.loot)
kill(end_of_turn)
