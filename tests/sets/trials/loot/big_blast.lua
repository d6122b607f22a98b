return loot {
  name = "Big Blast",
  play { text = "Deal 4 damage to a monster.", target = a_monster, effect = function(target) deal(4, target) end },
}
