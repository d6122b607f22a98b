return loot {
  name = "Mercy",
  play { text = "Deal 3 non-lethal damage to a monster or player.", target = one_of { a_monster, a_player },
         effect = function(target) deal(3, target, { lethal = false }) end },
}
