return treasure {
  name = "Magnifier",
  always { of = a_monster, weight = 1, text = "Monsters have +1 weight." },
  paid { cost = { coins = 1 }, text = "1¢: deal 1 damage to a monster with a weight of 3 or more.",
         target = a_monster { where = function(it) return it.weight >= 3 end },
         effect = function(target) deal(1, target) end },
}
