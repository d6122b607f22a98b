return loot {
  name = "Blast", copies = 2,
  play { text = "Deal 4 damage to a monster or player.", target = one_of { a_monster, a_player },
         effect = function(target) deal(4, target) end },
}
