return monster {
  name = "The Big Top",
  revealed {
    text = "Expand the monster slots by 1. The active player may attack once more this turn.",
    effect = function()
      expand_slots(monster_slots, 1)
      extra_attack(1)
    end,
  },
}
