return loot {
  name = "Ring Toss",
  play {
    text = "Roll: on 4 or more, gain 5¢, and each other player gains 1¢.",
    effect = function(you)
      if roll_number(you) >= 4 then pay_out(you, 5) end
    end,
  },
}
