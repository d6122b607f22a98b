return treasure {
  name = "Weighted Cup",
  would {
    event = roll, of = you, attack = true, value = { 1, 2 }, first = turn, may = true,
    text = "The first time you would roll a 1 or 2 for an attack each turn, you may flip the die.",
    effect = function(event) flip_roll(event) end,
  },
}
