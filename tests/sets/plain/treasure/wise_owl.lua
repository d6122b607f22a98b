return treasure {
  name = "Wise Owl",
  tap {
    text = "Look at the top 3 loot cards. You may put them back in any order.",
    effect = function(you)
      if not confirm(you) then
        look_at(you, deck.loot, 3)
        return
      end
      reorder(you, deck.loot, 3)
    end,
  },
}
