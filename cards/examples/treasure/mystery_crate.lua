-- With `roll_die`, the effect decides whether the die is rolled. `each` is the outcome of all numbers.
return treasure {
  name = "Mystery Crate",
  tap {
    text = "Destroy this. If you do, roll 2 dice and choose one: gain that many ¢.",
    effect = function(this)
      if destroy(this) then roll_die() end
    end,
    roll = { choose_of = 2, each = function(you, amount) gain_coins(you, amount) end },
  },
}
