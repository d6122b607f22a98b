-- conditions that fill the pool of nouns for all other cards
return treasure { name = "Hostile", when { event = coins_gained, text = "A.", effect = function() end, given = function()
  local x = a_player
  for i = 1, 60 do x = one_of { a_number { from = i % 6 + 1 }, x } end
  return false
end } }
