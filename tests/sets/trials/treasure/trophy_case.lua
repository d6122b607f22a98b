return treasure {
  name = "Trophy Case",
  always { text = "You have +1 HP if two or more monsters died by you this game.", hp = 1,
           given = happened { event = monster_died, by = you, within = game, at_least = 2 } },
}
