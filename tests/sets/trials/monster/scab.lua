return monster {
  name = "Scab", hp = 4, evasion = 2, attack = 1, rewards = { coins = 3 },
  always { text = "This has +1 evasion for each time it took damage this turn.",
           evasion = happened { event = damage_taken, of = this, within = turn } },
}
