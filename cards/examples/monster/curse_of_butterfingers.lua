return monster {
  name = "Curse of Butterfingers", curse = true,
  change {
    event = looting, of = you, at_least = 2,
    text = "When you would loot 2 or more, loot 1 fewer.",
    effect = function(event) event.amount = event.amount - 1 end,
  },
}
