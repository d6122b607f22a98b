-- attackable objects can't be attacked: no script runs, and the rule asks itself without end
return treasure { name = "Hostile", cant { attack = a_monster { attackable = true }, text = "A." },
  paid { cost = { counters = 1 }, text = "B.", effect = function()
    for i = 1, 5 do local b = put_into_slot(deck.monster.top, monster_slots) end
    error("n " .. count(a_monster { attackable = true })) end }, enters = { counters = 99 } }
