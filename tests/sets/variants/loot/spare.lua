return loot {
  name = "Spare", copies = 2,
  play { text = "Cancel a death.", target = death_on_stack, effect = function(target) cancel(target) end },
}
