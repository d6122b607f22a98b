return treasure {
  name = "Used Coffin",
  flavour = "One careful owner.",
  always {
    hp = 1, given = happened { event = player_died, of = you, within = game, at_least = 2 },
    text = "If you died twice or more this game, you have +1 HP.",
  },
}
