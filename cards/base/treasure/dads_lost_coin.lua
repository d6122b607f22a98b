return treasure {
  name = "Dad's Lost Coin",
  would {
    event = roll, value = 1, may = true,
    text = "When a die would come up 1, you may have it rolled again.",
    effect = function(event) reroll(event) end,
  },
}
