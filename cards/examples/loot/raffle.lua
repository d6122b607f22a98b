-- Several players roll, and a function compares the results.
return loot {
  name = "Raffle",
  play {
    text = "Each player rolls. Each player with the highest number gains 4¢.",
    effect = function()
      local dice = roll_dice(players)
      local highest = 0
      for _, die in ipairs(dice) do highest = math.max(highest, die.amount) end
      for _, die in ipairs(dice) do
        if die.amount == highest then gain_coins(die.object, 4) end
      end
    end,
  },
}
