return treasure {
  name = "Double Drum",
  tap {
    text = "Each player rolls. Gain ¢ equal to the sum of the rolls.",
    effect = function(you)
      local sum = 0
      for _, die in ipairs(roll_dice(players)) do sum = sum + die.amount end
      gain_coins(you, sum)
    end,
  },
}
