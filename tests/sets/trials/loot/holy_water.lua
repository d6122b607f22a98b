return loot {
  name = "Holy Water",
  play { text = "Deal 1 damage to a monster or player. It can't be prevented.", target = one_of { a_monster, a_player },
         effect = function(target) deal(1, target, { preventable = false }) end },
}
