-- a value that queries itself for each player, recursively
return treasure { name = "Hostile", always { of = a_player, text = "A.", hp = function(you)
  local n = 0
  for i = 1, 99 do for _, p in ipairs(all(a_player)) do n = n + p.hp end end
  return n
end } }
