return loot {
  name = "Blessing",
  play { text = "Put an Eternal counter on a monster or an item.",
         target = one_of { a_monster, an_item },
         effect = function(target) add_counters(target, 1, eternal_counter) end },
}
