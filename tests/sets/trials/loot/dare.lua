return loot {
  name = "Dare",
  play { text = "The active player must make an additional attack on a monster this turn.", target = a_monster,
         effect = function(target) demand_attack(target) end },
}
