return treasure {
  name = "Wild Boar", fighter = true, familiar = true, hp = 2, evasion = 3, attack = 2,
  rewards = { text = "Rewards: 2¢, and 1¢ for each counter on this.", coins = function(this) return 2 + this.counters end },
  tap { text = "Put a counter on this.", effect = function(this) add_counters(this, 1) end },
}
