return monster {
  name = "Slow Rot", hp = 4, evasion = 2, attack = 2, rewards = { treasure = 1 }, souls = 1,
  when {
    event = turn_ending, text = "At the end of each turn, if this has 3 or more counters, the active player takes 1 damage. Otherwise put a counter on this.",
    effect = function(this, active)
      if this.counters < 3 then
        add_counters(this, 1)
        return
      end
      remove_counters(this, this.counters)
      take_damage(active, 1)
    end,
  },
}
