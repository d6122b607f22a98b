return loot {
  name = "Antidote",
  play { text = "Remove 2 poison counters from a monster with any.", target = a_monster { kind = poison_counter },
         effect = function(target) remove_counters(target, 2, poison_counter) end },
}
