return treasure { name = "Second Shuffle",
  when { event = turn_started, of = you, text = "At the start of your turn, shuffle the loot deck, then the treasure deck.",
    effect = function() shuffle(deck.loot) shuffle(deck.treasure) end },
}
