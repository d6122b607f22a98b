return monster { changes = "base:fly", hp = 2, rewards = { loot = 1 } }
