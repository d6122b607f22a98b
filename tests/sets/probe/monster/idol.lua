return monster { name = "Idol", hp = 2, evasion = 3, attack = 1, eternal = true, rewards = { coins = 9 } }
