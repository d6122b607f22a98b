return loot {
  name = "Vigor",
  play { text = "Put an HP counter on a player, a character, a monster or an item.",
         target = one_of { a_player, a_character, a_monster, an_item },
         effect = function(target) add_counters(target, 1, hp_counter) end },
}
