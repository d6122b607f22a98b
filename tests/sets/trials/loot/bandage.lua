return loot {
  name = "Bandage",
  play { text = "A player heals 1.", target = a_player, effect = function(target) heal(target, 1) end },
}
