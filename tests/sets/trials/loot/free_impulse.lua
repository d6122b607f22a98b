return loot {
  name = "Free Impulse",
  play { text = "Play the top card of the loot deck without a loot play.",
         effect = function(you) play_loot_card(you, deck.loot.top, true) end },
}
