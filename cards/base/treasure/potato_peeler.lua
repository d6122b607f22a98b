return treasure {
  name = "Potato Peeler",
  tap {
    text = "Put the top card of each deck into discard.",
    effect = function()
      for _, pile in ipairs(all(a_deck)) do put_into_discard(pile.top) end
    end,
  },
}
