return treasure {
  name = "Quiet Bell",
  when {
    event = item_activated, by = others, first = turn,
    text = "The first time each turn another player activates an item, you may loot 1, then discard a loot card.",
    may = true,
    effect = function(you)
      local drawn = draw_loot(you, 1)
      if drawn < 1 then return end
      discard_loot(you, 1)
    end,
  },
}
