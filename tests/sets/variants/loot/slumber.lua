return loot {
  name = "Slumber",
  play { text = "A player skips their next turn.", target = a_player, effect = function(target) skip_turn(target) end },
}
