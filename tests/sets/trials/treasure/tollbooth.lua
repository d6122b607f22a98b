return treasure {
  name = "Tollbooth",
  paid { text = "Other players may use this, twice each turn. 1¢: recharge one of their items.", who = others, uses_per_turn = 2,
         cost = { coins = 1 }, target = an_item { yours = true }, effect = function(target) recharge(target) end },
}
