return loot {
  name = "Pickpocket",
  play { text = "A player discards a loot.", target = a_player, effect = function(target) discard_loot(target, 1) end },
}
