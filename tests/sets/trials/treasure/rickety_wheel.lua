return treasure {
  name = "Rickety Wheel",
  tap {
    text = "Roll: put that many counters on this, and gain 1¢.",
    effect = function(this, you)
      local n = roll_number(you)
      add_counters(this, n)
      gain_coins(you, 1)
    end,
  },
}
