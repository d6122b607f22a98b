return monster { name = "Wolf", copies = 4, hp = 2, evasion = 3, attack = 1, rewards = { loot = 1 } }
