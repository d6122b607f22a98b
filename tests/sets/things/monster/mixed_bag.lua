return monster { name = "Mixed Bag", hp = 3, evasion = 3, attack = 1, rewards = { coins = 2, loot = 1, treasure = 1 } }
