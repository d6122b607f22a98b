return treasure {
  name = "Tamer's Whip",
  change {
    event = roll, from = an_item { fighter = true, yours = true },
    text = "Your fighters add 1 to their rolls.",
    effect = function(event) event.value = event.value + 1 end,
  },
}
