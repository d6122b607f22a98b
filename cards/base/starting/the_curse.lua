return starting {
  name = "The Curse", eternal = true,
  when {
    event = turn_started, of = you, target = a_deck,
    text = "At the start of your turn, put the top card of a deck into its discard.",
    effect = function(target) put_into_discard(target.top) end,
  },
  tap {
    text = "Put the top card of a discard on top of its deck.",
    target = a_discard,
    effect = function(target) put_on_top(target.top) end,
  },
}
