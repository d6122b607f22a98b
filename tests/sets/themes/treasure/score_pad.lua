return treasure {
  name = "Score Pad",
  tap {
    text = "Roll 2 dice. If they are equal, put a counter on this.",
    effect = function(you, this)
      local dice = roll_dice(you, 2)
      if #dice == 2 and dice[1].amount == dice[2].amount then add_counters(this, 1) end
    end,
  },
  paid { cost = { counters = 2 }, text = "2 counters: gain 1 treasure.", effect = function(you) gain_treasure(you, 1) end },
}
