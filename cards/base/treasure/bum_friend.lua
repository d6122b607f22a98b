return treasure {
  name = "Bum Friend",
  tap {
    text = "Loot 1, then put a loot card from your hand on top of the loot deck.",
    effect = function(you)
      draw_loot(you, 1)
      local card = choose(you, a_loot_card { of = you })
      if card then put_on_top(card) end
    end,
  },
}
