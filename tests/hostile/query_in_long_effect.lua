-- slow conditions, evaluated for hundreds of events of one effect (leaves a trace: the cost it pays)
local t = { name = "Hostile" }
local function long()
  for i = 1, 1800 do local n = i end
  return false
end
for i = 1, 40 do t[i] = when { event = coins_gained, given = long, text = "A.", effect = function() end } end
t[41] = paid { cost = { coins = 1 }, text = "B.", effect = function(you)
  for i = 1, 120 do gain_coins(you, 1) lose_coins(you, 1) end
  error("undo")
end }
return treasure(t)
