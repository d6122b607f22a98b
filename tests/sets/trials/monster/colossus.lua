return monster { name = "Colossus", indomitable = true, hp = 3, evasion = 3, attack = 1, rewards = { coins = 3 } }
