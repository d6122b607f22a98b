return treasure {
  name = "Gravedigger",
  when { event = monster_died, of = a_monster { where = function(it) return it.evasion >= 4 end },
         text = "When a monster with 4 or more evasion dies, loot 1.", effect = function(you) draw_loot(you, 1) end },
}
