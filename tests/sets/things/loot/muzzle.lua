return loot {
  name = "Muzzle",
  play { text = "Cancel a triggered ability of a monster.", target = a_trigger { source = a_monster },
         effect = function(target) cancel(target) end },
}
