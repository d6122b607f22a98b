return treasure {
  name = "Blank Card",
  tap {
    text = "The next time you play a loot card this turn that is not a trinket or ambush, copy it.",
    lasting {
      till = end_of_turn, uses = 1,
      when { event = loot_played, of = you, loot = a_loot { trinket = false, ambush = false },
             effect = function(you, loot) copy_loot(loot, you) end },
    },
  },
}
