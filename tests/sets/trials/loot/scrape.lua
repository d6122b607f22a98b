return loot {
  name = "Scrape",
  play { text = "Remove all counters from a player, a monster or an item.",
         target = one_of { a_player, a_monster, an_item },
         effect = function(target) remove_counters(target, 9) end },
}
