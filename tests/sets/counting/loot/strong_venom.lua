return loot {
  name = "Strong Venom",
  play { text = "Put 3 poison counters on a monster.", target = a_monster,
         effect = function(target) add_counters(target, 3, poison_counter) end },
}
