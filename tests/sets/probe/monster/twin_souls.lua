return monster { name = "Twin Souls", hp = 1, evasion = 3, attack = 1, souls = 2 }
