return character {
  name = "The Beetle", hp = 2, attack = 2, starting_item = "wing_case", outside = true,
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
