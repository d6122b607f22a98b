-- `roll_number` returns the result of a die. The rest of the effect is carried out after the die has resolved.
return treasure {
  name = "High Striker",
  flavour = "The bell has not rung since spring.",
  tap {
    text = "Roll a die with 12 sides. If it is a 12, gain 1 treasure. Otherwise, gain 2¢.",
    effect = function(you)
      if roll_number(you, { sides = 12 }) == 12 then
        gain_treasure(you, 1)
      else
        gain_coins(you, 2)
      end
    end,
  },
}
