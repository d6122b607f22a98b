return monster {
  name = "Bad Debt", hp = 1, evasion = 3, attack = 1,
  rewards = {
    text = "Rewards: 3¢, less 1¢ for each ¢ that the active player has.",
    coins = function(active) return 3 - active.coins end,
  },
}
