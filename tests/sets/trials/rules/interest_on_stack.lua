return rules {
  name = "interest_on_stack", extends = "extended", title = "Interest on the stack",
  procedures = {
    end_phase = insert_after("end_triggers", step {
      title = "Interest", stack = true, run = function(active) gain_coins(active, active.coins // 5) end }),
  },
}
