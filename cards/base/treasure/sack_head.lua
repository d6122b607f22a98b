return treasure {
  name = "Sack Head",
  tap {
    text = "Look at the top card of a deck; you may put it on the bottom.",
    target = a_deck,
    effect = function(you, target)
      look_at(you, target, 1)
      if confirm(you) then put_on_bottom(target.top) end
    end,
  },
}
