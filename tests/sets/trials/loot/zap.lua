return loot {
  name = "Zap",
  play { text = "Deal 1 damage to anything with HP.", target = one_of { a_monster, an_item { attackable = true }, a_player },
         effect = function(target) deal(1, target) end },
}
