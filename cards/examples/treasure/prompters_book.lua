return treasure {
  name = "Prompter's Book",
  tap {
    text = "Copy the top card of the loot discard. You can play the copy till end of turn.",
    effect = function(you) copy_loot_card(discard.loot.top, you, { till = end_of_turn }) end,
  },
}
