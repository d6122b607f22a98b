return loot {
  name = "All Discard",
  play { text = "Each player discards a loot.", effect = function() discard_loot(players, 1) end },
}
