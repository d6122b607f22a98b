return treasure {
  name = "Bounty List",
  can {
    who = you, extra_attack = a_monster { boss = true }, times = 2,
    text = "You may attack bosses two additional times each turn.",
  },
}
