return loot {
  name = "Tool Box",
  play { text = "Search the treasure deck for a tool and gain it. Shuffle the deck.",
         effect = function(you) search_and_gain(you, a_card { pile = deck.treasure, tag = "tool" }) end },
}
