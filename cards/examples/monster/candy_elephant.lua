return monster {
  name = "Candy Elephant", hp = 2, evasion = 3, attack = 1,
  rewards = {
    text = "Rewards: 1 loot, and 1¢ for each item that you control.",
    coins = function(you) return you.items end,
    loot = 1,
  },
}
