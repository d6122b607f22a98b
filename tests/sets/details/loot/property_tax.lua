return loot {
  name = "Property Tax",
  play { text = "Choose a player and a non-eternal item that they control. Destroy it.", target = a_player,
         target2 = an_item { of = target, eternal = false }, effect = function(target2) destroy(target2) end },
}
