-- two abilities that share a local
local last
return treasure { name = "Hostile",
  when { event = coins_gained, text = "A.", effect = function(amount) last = amount end },
  paid { cost = { coins = 1 }, text = "B.", effect = function(you) if last then gain_coins(you, last) end end } }
