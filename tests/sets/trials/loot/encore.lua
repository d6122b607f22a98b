return loot {
  name = "Encore",
  play { text = "You take another turn after this one.", effect = function(you) extra_turn(you) end },
}
