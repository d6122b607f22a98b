return monster {
  name = "Pickpocket", hp = 2, evasion = 3, attack = 1, rewards = { coins = 3 },
  always {
    of = this, evasion = happened { event = missed, of = this, within = attack },
    text = "This has +1 evasion for each time it was missed in this attack.",
  },
}
