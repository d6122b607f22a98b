return loot {
  name = "XII. The Hanged Man",
  play {
    text = "Look at the top card of each deck. Put any of them on the bottom, then loot 2.",
    effect = function(you)
      for _, pile in ipairs(all(a_deck)) do look_at(you, pile, 1) end
      for _, pile in ipairs(choose_some(you, a_deck)) do put_on_bottom(pile.top) end
      draw_loot(you, 2)
    end,
  },
}
