return treasure {
  name = "Shaker",
  change {
    event = rolling, of = you,
    text = "If you would roll a die, roll one more and choose one.",
    effect = function(event) event.dice = event.dice + 1 end,
  },
}
