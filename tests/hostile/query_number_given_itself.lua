-- +1 HP for a player with 2 HP: no script runs, and the rule asks itself without end
return treasure { name = "Hostile", always { of = you, hp = 1, given = at_least { hp = 2 }, text = "As long as you have 2 HP, +1 HP." },
  paid { cost = { counters = 1 }, text = "B.", effect = function() error("done") end }, enters = { counters = 99 } }
