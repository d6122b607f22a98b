return treasure {
  name = "Seeker",
  tap {
    text = "Search the treasure deck for a Guppy item, gain it, and shuffle the deck.",
    effect = function(you)
      local found = search(you, a_card { pile = deck.treasure, guppy = true })
      if found then gain_item(found, you) end
      shuffle(deck.treasure)
    end,
  },
}
