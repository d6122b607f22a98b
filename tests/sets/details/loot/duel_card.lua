return loot {
  name = "Duel Card",
  play { text = "Choose two different monsters. Deal 1 damage to each of them.", target = a_monster,
         target2 = a_monster { other_than = target },
         effect = function(target, target2) deal(1, target) deal(1, target2) end },
}
