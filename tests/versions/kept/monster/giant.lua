return monster { name = "Giant", copies = 4, hp = 3, evasion = 4, attack = 2, rewards = { treasure = 1 }, souls = 1 }
