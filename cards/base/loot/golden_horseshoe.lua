return loot {
  name = "Golden Horseshoe", trinket = true,
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, look at the top card of the treasure deck. You may put it on the bottom.",
    effect = function(you) may_put_on_bottom(you, deck.treasure) end,
  },
}
