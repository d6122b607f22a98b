return giant { name = "Boulder", hp = 2, evasion = 3, attack = 1, rewards = { coins = 5 } }
