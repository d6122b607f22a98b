-- stores a function as a table key
local n = 0
local tools = {}
tools[function() n = n + 1 return n end] = 1
return loot { name = "Hostile", copies = 9, play { text = "A.", effect = function(you)
  for k, v in pairs(tools) do gain_coins(you, k()) end
end } }
