return treasure {
  name = "Fruit Machine",
  tap {
    text = "Roll. On 4 or more, gain that many ¢. Then do this again.",
    effect = function(you)
      gamble(you)
      gamble(you)
    end,
  },
}
