return loot {
  name = "Hex Search",
  play { text = "Search the monster deck for a curse. Shuffle the deck, then put the curse on top of it.",
         effect = function(you)
           local curse = search(you, a_card { pile = deck.monster, curse = true })
           shuffle(deck.monster)
           if curse then put_on_top(curse) end
         end },
}
