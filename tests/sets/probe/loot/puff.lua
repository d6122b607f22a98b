return loot {
  name = "Puff",
  play { text = "Deal 0 damage to a monster, then deal 1 to it.", target = a_monster,
         effect = function(target) deal(0, target) deal(1, target) end },
}
