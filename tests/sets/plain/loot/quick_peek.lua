return loot {
  name = "Quick Peek",
  play { text = "Reveal the top 3 cards of the loot deck. Gain 1¢ for each of them.",
         effect = function(you) gain_coins(you, #reveal(deck.loot, 3)) end },
}
