return treasure {
  name = "Blank Card",
  tap {
    text = "Copy the next loot you play this turn that is no trinket or ambush.",
    lasting {
      till = end_of_turn, uses = 1,
      when { event = loot_played, of = you, loot = a_loot { trinket = false, ambush = false },
             effect = function(you, loot) copy_loot(loot, you) end },
    },
  },
}
