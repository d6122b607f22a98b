return loot {
  name = "Banana Peel", tags = { "snack" },
  play {
    text = "The attacked monster has -2 evasion till the end of the attack.",
    target = a_monster { attacked = true },
    lasting { till = end_of_attack, always { of = target, evasion = -2 } },
  },
}
