return treasure {
  name = "Crystal Ball",
  tap {
    text = "Name a number from 1 to 6. If the next die that is rolled comes up with it, loot 3.",
    target = a_number { from = 1, to = 6 },
    lasting {
      till = used, uses = 1,
      when {
        event = die_cast,
        lasting { till = used, uses = 1, when { event = rolled,
          effect = function(you, roll, target) if roll == target then draw_loot(you, 3) end end } },
      },
    },
  },
}
