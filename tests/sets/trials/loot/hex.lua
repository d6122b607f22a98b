return loot {
  name = "Hex",
  play { text = "Cancel a loot.", target = a_loot, effect = function(target) cancel(target) end },
}
