return treasure {
  name = "Twin Dice",
  tap {
    text = "Roll two dice. If they are equal, gain that many ¢; otherwise loot 1.",
    effect = function(you)
      local dice = roll_dice(you, 2)
      if #dice == 2 and dice[1].amount == dice[2].amount then
        gain_coins(you, dice[1].amount)
      else
        draw_loot(you, 1)
      end
    end,
  },
}
