return loot {
  name = "Blessing",
  play { text = "Put an Eternal counter on a monster.", target = a_monster,
         effect = function(target) add_counters(target, 1, eternal_counter) end },
}
