return treasure {
  name = "Hot Shield",
  change {
    event = damage, of = you,
    text = "Damage that would be dealt to you is dealt to the player to your left instead.",
    effect = function(event, you) event.of = you.left end,
  },
}
