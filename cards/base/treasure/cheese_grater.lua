return treasure {
  name = "Cheese Grater",
  when {
    event = rolled, value = 6, target = a_deck,
    text = "When a player rolls a 6, reveal the top card of a deck. You may put it into discard.",
    effect = function(you, target)
      reveal(target, 1)
      if confirm(you) then put_into_discard(target.top) end
    end,
  },
}
