return monster { based_on = "clay_piggy", name = "Iron Piggy", rewards = { coins = 4 } }
