-- conditions that fill the noun pool shared with all other cards
return treasure { name = "Hostile", when { event = coins_gained, text = "A.", effect = function() end, given = function()
  local x
  for i = 1, 30 do x = one_of { a_number { from = i, to = 40 }, a_player } end
  return false
end } }
