return loot {
  name = "Cain's Eye", trinket = true,
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, look at the top card of the loot deck. You may put it on the bottom.",
    effect = function(you) may_put_on_bottom(you, deck.loot) end,
  },
}
