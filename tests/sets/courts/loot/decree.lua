return loot {
  name = "Decree",
  play { text = "Each player discards 2 loot.", effect = function() discard_loot(players, 2) end },
}
