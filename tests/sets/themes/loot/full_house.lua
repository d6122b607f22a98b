return loot {
  name = "Full House",
  play {
    text = "Roll 5 dice. If three of them are equal and so are the other two, gain 9¢. Otherwise, gain 1¢.",
    effect = function(you)
      local seen = { 0, 0, 0, 0, 0, 0 }
      for _, die in ipairs(roll_dice(you, 5)) do seen[die.amount] = seen[die.amount] + 1 end
      local pair, three = false, false
      for _, n in ipairs(seen) do
        pair = pair or n == 2
        three = three or n == 3
      end
      gain_coins(you, pair and three and 9 or 1)
    end,
  },
}
