return treasure {
  name = "High Roller",
  tap {
    text = "Roll a die with 20 sides: gain that many ¢.",
    effect = function(you) gain_coins(you, roll_number(you, { sides = 20 })) end,
  },
  when {
    event = rolled,
    text = "When a die shows 10 or more, gain 1¢.",
    effect = function(you, event) if event.value >= 10 then gain_coins(you, 1) end end,
  },
}
