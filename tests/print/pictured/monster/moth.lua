return monster { name = "Moth", image = "art/moth.jpg", hp = 2, evasion = 3, attack = 1, rewards = { coins = 3 } }
