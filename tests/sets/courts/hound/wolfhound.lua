return hound { name = "Wolfhound", fighter = true, hp = 2, evasion = 3, attack = 2 }
