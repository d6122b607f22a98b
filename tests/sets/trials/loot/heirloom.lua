return loot {
  name = "Heirloom",
  play { text = "Copy the top card of the loot discard. You can play the copy till your next turn.",
         effect = function(you) copy_loot_card(discard.loot.top, you, { till = your_next_turn }) end },
}
