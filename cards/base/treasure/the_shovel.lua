return treasure {
  name = "The Shovel",
  tap {
    text = "Put a card that is no event from the monster discard on top of its deck.",
    effect = function(you)
      local card = choose(you, a_card { pile = discard.monster, event = false })
      if card then put_on_top(card) end
    end,
  },
}
