return treasure {
  name = "Poker Cup",
  tap {
    text = "Roll 5 dice. Gain 1¢ for each die of the number that came up most often, if that is more than one die.",
    effect = function(you)
      local most, seen = 0, { 0, 0, 0, 0, 0, 0 }
      for _, die in ipairs(roll_dice(you, 5)) do
        seen[die.amount] = seen[die.amount] + 1
        most = math.max(most, seen[die.amount])
      end
      if most > 1 then gain_coins(you, most) end
    end,
  },
}
