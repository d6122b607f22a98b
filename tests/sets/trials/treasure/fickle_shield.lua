return treasure {
  name = "Fickle Shield",
  instead {
    event = damage, to = you,
    text = "If you would take damage, roll instead. If it is a 1, lose 2¢.",
    effect = function(you)
      if roll_number(you) == 1 then lose_coins(you, 2) end
    end,
  },
}
