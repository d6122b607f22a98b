-- things of the wrong kind for every verb it can think of
deal(1, deck.loot)
kill(end_of_turn)
