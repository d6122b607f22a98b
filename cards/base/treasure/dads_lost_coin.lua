return treasure {
  name = "Dad's Lost Coin",
  would {
    event = roll, value = 1, may = true,
    text = "Each time a player would roll a 1, you may have them reroll it.",
    effect = function(event) reroll(event) end,
  },
}
