return treasure {
  name = "Two-Way Mirror",
  can {
    text = "You see the hands of the other players.",
    who = you, see_hand = a_player { other = true },
  },
  tap {
    text = "Choose another player with 3 or more loot. Steal a loot card from them.",
    target = a_player { other = true, where = function(it) return it.loot >= 3 end },
    effect = function(you, target) steal_loot(you, target, 1) end,
  },
}
