return loot {
  name = "Hush",
  play { text = "Cancel a loot or a roll of a player with 5¢ or more.",
         target = one_of { a_loot { where = function(it) return it.controller.coins >= 5 end },
                           a_roll { where = function(it) return it.controller.coins >= 5 end } },
         effect = function(target) cancel(target) end },
}
