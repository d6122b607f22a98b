return treasure {
  name = "Razor Blade", min_players = 3,
  tap {
    text = "Deal 1 damage to a player.",
    target = a_player,
    effect = function(target) deal(1, target) end,
  },
}
