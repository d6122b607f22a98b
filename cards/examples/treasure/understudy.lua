-- `of` is writable: the damage then happens to another player.
return treasure {
  name = "The Understudy",
  change {
    event = damage, to = you, during = others_turns, first = turn,
    text = "The first time you would take damage on each other player's turn, the player to your right takes it.",
    effect = function(event, you) event.of = you.right end,
  },
}
