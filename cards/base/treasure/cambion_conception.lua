return treasure {
  name = "Cambion Conception",
  when {
    event = damage_taken, of = you,
    text = "When you take damage, put that many counters on this. If it has 6 or more, remove 6 and gain 1 treasure.",
    effect = function(this, you, amount)
      add_counters(this, amount)
      if this.counters >= 6 then
        remove_counters(this, 6)
        gain_treasure(you, 1)
      end
    end,
  },
}
