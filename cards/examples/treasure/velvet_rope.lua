return treasure {
  name = "Velvet Rope",
  cant {
    who = others, play_loot = true, during = your_turn, given = at_most { loot = 2 },
    text = "While you have 2 or fewer loot cards, other players can't play loot cards on your turn.",
  },
}
