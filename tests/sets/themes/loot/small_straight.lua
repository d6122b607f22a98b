return loot {
  name = "Small Straight",
  play {
    text = "Roll 3 dice. If they are different and the highest is 2 more than the lowest, gain 1 treasure.",
    effect = function(you)
      local dice = roll_dice(you, 3)
      if #dice ~= 3 then return end
      local a, b, c = dice[1].amount, dice[2].amount, dice[3].amount
      local span = math.max(a, b, c) - math.min(a, b, c)
      if a ~= b and b ~= c and c ~= a and span == 2 then gain_treasure(you, 1) end
    end,
  },
}
