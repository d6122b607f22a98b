return loot {
  name = "Exhume",
  play { text = "Put the top card of the treasure discard on top of its deck. Gain 1 treasure.",
         effect = function(you) put_on_top(discard.treasure.top) gain_treasure(you, 1) end },
}
