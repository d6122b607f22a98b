return loot {
  name = "Venom",
  play { text = "Put a poison counter on a monster.", target = a_monster,
         effect = function(target) add_counters(target, 1, poison_counter) end },
}
