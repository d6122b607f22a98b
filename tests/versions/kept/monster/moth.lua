return monster { name = "Moth", copies = 6, hp = 1, evasion = 2, attack = 1, rewards = { coins = 1 } }
