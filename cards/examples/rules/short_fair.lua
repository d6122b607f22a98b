-- Extends another ruleset of this set, removes a step, and puts a new step on the stack.
return rules {
  name = "short_fair", extends = "fair_night",
  title = "A short night at the fair",
  numbers = { souls_to_win = 2, hand_limit = 5 },
  procedures = {
    start_phase = insert_before("loot_step", step {
      title = "Free ticket", stack = true, priority = always, run = function(active) gain_coins(active, 1) end }),
    death_penalty = remove("deactivate"),
  },
}
