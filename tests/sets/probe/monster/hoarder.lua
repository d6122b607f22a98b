return monster { name = "Hoarder", hp = 1, evasion = 3, attack = 1, souls = 1, rewards = { loot = die } }
