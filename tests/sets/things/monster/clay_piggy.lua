return monster {
  name = "Clay Piggy", hp = 2, evasion = 3, attack = 1,
  rewards = {
    text = "Rewards: 1¢, and 2¢ for each counter on this.",
    coins = function(this) return 1 + 2 * this.counters end,
  },
}
