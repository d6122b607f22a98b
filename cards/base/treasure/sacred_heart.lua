return treasure {
  name = "Sacred Heart",
  would {
    event = roll, of = you, value = 1, may = true,
    text = "When you would roll a 1, you may turn it into a 6.",
    effect = function(event) set_roll(event, 6) end,
  },
}
