return treasure {
  name = "Golden Razor Blade", min_players = 3,
  paid {
    cost = { coins = 5 }, target = one_of { a_monster, a_player },
    text = "5¢: deal 1 damage to a monster or player.",
    effect = function(target) deal(1, target) end,
  },
}
