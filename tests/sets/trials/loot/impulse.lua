return loot {
  name = "Impulse",
  play { text = "Play the top card of the loot deck. If you do, gain 1¢.",
         effect = function(you) if play_loot_card(you, deck.loot.top) then gain_coins(you, 1) end end },
}
