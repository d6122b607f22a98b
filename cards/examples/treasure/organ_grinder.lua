return treasure {
  name = "Organ Grinder",
  tap {
    text = "Play the top card of the loot deck without using a loot play.",
    effect = function(you) play_loot_card(you, deck.loot.top, true) end,
  },
}
