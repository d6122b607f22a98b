return treasure {
  name = "Egg Timer", enters = { counters = 3 },
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, remove a counter from this. If it has none, destroy this and gain 1 treasure.",
    effect = function(this, you)
      remove_counters(this, 1)
      if this.counters == 0 and destroy(this) then gain_treasure(you, 1) end
    end,
  },
}
