return treasure { name = "Brass Toad", familiar = true, eternal = true, hp = 1, evasion = 2, attack = 1 }
