return loot {
  name = "Swap Up",
  play { text = "Discard a loot and loot 2.",
         effect = function(you) if discard_loot(you, 1) == 1 then draw_loot(you, 2) end end },
}
