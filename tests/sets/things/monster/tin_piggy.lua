return monster { based_on = "clay_piggy", name = "Tin Piggy", rewards = { loot = 1 } }
