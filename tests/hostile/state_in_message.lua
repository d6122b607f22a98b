-- puts what it knows into ever other messages
error("secret " .. you.coins .. " " .. you.loot)
