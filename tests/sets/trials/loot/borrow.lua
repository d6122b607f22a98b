return loot {
  name = "Borrow",
  play { text = "Another player's item deals 1 damage to a monster.", target = an_item { of = others }, target2 = a_monster,
         effect = function(target, target2) deal(1, target2, { by = target }) end },
}
