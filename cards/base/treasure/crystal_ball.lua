return treasure {
  name = "Crystal Ball",
  tap {
    text = "Name a number from 1 to 6. If the next roll is that number, loot 3.",
    target = a_number { from = 1, to = 6 },
    lasting {
      till = next_roll,
      when { event = rolled, given = function(roll, target) return roll == target end,
             effect = function(you) draw_loot(you, 3) end },
    },
  },
}
