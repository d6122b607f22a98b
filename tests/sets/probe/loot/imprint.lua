return loot {
  name = "Imprint",
  play { text = "Play a copy of the top card of the loot discard. If you do, gain 1¢.",
         effect = function(you) if copy_loot_card(discard.loot.top, you) then gain_coins(you, 1) end end },
}
