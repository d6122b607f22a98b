return loot {
  name = "Litter",
  play { text = "Each player discards a loot card.", effect = function() discard_loot(a_player, 1) end },
}
