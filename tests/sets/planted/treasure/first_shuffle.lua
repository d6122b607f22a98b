-- With Second Shuffle a pair whose true difference is 0: the same cards are shuffled, in another order, so the games differ.
return treasure { name = "First Shuffle",
  when { event = turn_started, of = you, text = "At the start of your turn, shuffle the treasure deck, then the loot deck.",
    effect = function() shuffle(deck.treasure) shuffle(deck.loot) end },
}
