return treasure {
  name = "Two Matches", enters = { counters = 2 },
  paid {
    cost = { counters = 1 }, target = one_of { a_monster, a_player },
    text = "1 counter: deal 1 damage to a monster or player. If it has only 1 HP, gain 1¢, too.",
    effect = function(you, target)
      local is_weak = target.hp == 1
      deal(1, target)
      if is_weak then gain_coins(you, 1) end
    end,
  },
}
