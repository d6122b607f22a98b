return imp { name = "Pit Imp", copies = 2, hp = 1, evasion = 2, attack = 1, rewards = { coins = 4 } }
