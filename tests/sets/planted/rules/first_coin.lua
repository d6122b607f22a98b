-- The first player in turn order gains 1¢ in each of their turns.
return rules {
  name = "first_coin", extends = "extended", title = "A coin for the first player",
  procedures = {
    setup = insert_after("starting_player", step {
      title = "Put 1 counter on the first player", run = function(active) add_counters(active, 1) end }),
    end_phase = insert_after("end_triggers", step {
      title = "A coin for the first player",
      run = function(active) if active.counters > 0 then gain_coins(active, 1) end end }),
  },
}
