return loot {
  name = "Rummage",
  play { text = "Put the top card of the loot discard into your hand.",
         effect = function(you) put_into_hand(discard.loot.top, you) end },
}
