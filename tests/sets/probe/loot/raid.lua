return loot {
  name = "Raid",
  play { text = "Choose a player. Destroy a non-eternal item of theirs.", target = a_player,
         choice = an_item { of = target, eternal = false }, effect = function(choice) destroy(choice) end },
}
