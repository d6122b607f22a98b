-- a condition that fails with a different message each time
return treasure { name = "Hostile", when { event = coins_gained, text = "A.", effect = function() end,
  given = function(you) error("at " .. you.coins .. " " .. you.loot) end } }
