-- puts its state into error messages that differ each time
error("secret " .. you.coins .. " " .. you.loot)
