return loot {
  name = "Purple Heart", trinket = true,
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, look at the top card of the monster deck. You may put it on the bottom.",
    effect = function(you) may_put_on_bottom(you, deck.monster) end,
  },
}
