return loot {
  name = "Keepsake",
  play { text = "Copy the top card of the loot discard. A player can play the copy till the end of the turn.",
         target = a_player,
         effect = function(target) copy_loot_card(discard.loot.top, target, { till = end_of_turn }) end },
}
