return loot {
  name = "Not So Fast",
  play { text = "Cancel a triggered ability.", target = a_trigger, effect = function(target) cancel(target) end },
}
