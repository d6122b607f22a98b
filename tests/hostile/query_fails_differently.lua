-- a condition that fails with another message every time
return treasure { name = "Hostile", when { event = coins_gained, text = "A.", effect = function() end,
  given = function(you) error("at " .. you.coins .. " " .. you.loot) end } }
