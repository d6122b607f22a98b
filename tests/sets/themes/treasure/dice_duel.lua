return treasure {
  name = "Dice Duel",
  tap {
    text = "Choose another player. They roll 2 dice, then you roll 2 dice. If your sum is higher, steal 2¢ from them.",
    target = a_player { other = true },
    effect = function(you, target)
      local theirs, yours = 0, 0
      for _, die in ipairs(roll_dice(target, 2)) do theirs = theirs + die.amount end
      for _, die in ipairs(roll_dice(you, 2)) do yours = yours + die.amount end
      if yours > theirs then steal_coins(you, target, 2) end
    end,
  },
}
