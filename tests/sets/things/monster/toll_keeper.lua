return monster {
  name = "Toll Keeper", hp = 2, evasion = 3, attack = 1,
  rewards = {
    text = "Rewards: 2¢, and 1 loot for each ¢ of yours, but at most 3 loot. If you have 5¢ or more: 1 treasure.",
    coins = 2,
    loot = function(you) return math.min(you.coins, 3) end,
    treasure = function(you) return you.coins >= 5 and 1 or 0 end,
  },
}
