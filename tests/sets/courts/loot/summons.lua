return loot {
  name = "Summons",
  play { text = "Put the top card of the noble deck into your hand.",
         effect = function(you) put_into_hand(deck.noble.top, you) end },
}
