-- endless outcomes of a roll (leaves a trace: the die)
return loot { name = "Hostile", copies = 9, play { text = "A.", roll = {
  ["1-3"] = function() while true do end end,
  ["4-6"] = function(you) gain_coins(you, 1) while true do end end,
} } }
