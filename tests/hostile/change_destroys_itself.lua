-- a replacement that destroys its own card and continues
return treasure { name = "Hostile", enters = { counters = 99 },
  paid { cost = { counters = 1 }, text = "B.", effect = function(you, this) lose_coins(you.left, 1) add_counters(this, 1) end },
  change { event = coins_lost, text = "A.", effect = function(event, this) remove_from_game(this) event.amount = 3 add_counters(this, 1) end } }
