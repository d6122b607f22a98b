return loot {
  name = "Double Dare",
  play {
    text = "Choose a monster. The active player must make an additional attack on it this turn.",
    target = a_monster { attackable = true },
    effect = function(target) demand_attack(target) end,
  },
}
