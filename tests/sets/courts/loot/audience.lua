return loot {
  name = "Audience",
  play { text = "Search the noble deck for a crown and put it into your hand. Shuffle the deck.",
         effect = function(you)
           local found = search(you, a_card { pile = deck.noble, tag = "crown" })
           if found then put_into_hand(found, you) end
           shuffle(deck.noble)
         end },
}
