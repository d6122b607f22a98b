return room { name = "Stone Face", attackable = true, hp = 2, evasion = 3, attack = 1, rewards = { coins = 3 } }
