return treasure { name = "Bulldog", fighter = true, hp = 2, evasion = 3, attack = 1 }
