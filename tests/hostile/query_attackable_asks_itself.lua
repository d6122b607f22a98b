-- attackable players can be attacked: no script runs, and the rule asks itself without end
return treasure { name = "Hostile", can { who = a_player { attackable = true }, attack = a_player { attackable = true }, evasion = 2, text = "A 2." },
  paid { cost = { counters = 1 }, text = "B.", effect = function() error("n " .. count(a_player { attackable = true })) end }, enters = { counters = 99 } }
