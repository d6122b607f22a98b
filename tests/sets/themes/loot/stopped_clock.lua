return loot {
  name = "Stopped Clock",
  play { text = "Put 2 hour counters on a monster.", target = a_monster,
         effect = function(target) add_counters(target, 2, hour_counter) end },
}
