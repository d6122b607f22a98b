return loot {
  name = "Heirloom",
  play { text = "Gain the top card of the treasure deck. It is Eternal.",
         effect = function(you) gain_eternal(deck.treasure.top, you) end },
}
