return treasure {
  name = "Pawn Counter",
  paid {
    text = "2¢, or destroy an item: loot 1; if an item was destroyed, gain 1¢ for each counter that it had.",
    cost = { coins = 2 }, or_cost = { destroy_items = 1 },
    effect = function(you, paid_with)
      draw_loot(you, 1)
      if paid_with then gain_coins(you, paid_with.counters) end
    end,
  },
}
