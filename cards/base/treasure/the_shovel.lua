return treasure {
  name = "The Shovel",
  tap {
    text = "Put a discarded monster card that is not an event on top of the monster deck.",
    target = a_card { pile = discard.monster, event = false },
    effect = function(target) put_on_top(target) end,
  },
}
