return treasure {
  name = "Furnace",
  paid { cost = { destroy_items = 1 }, text = "Destroy an item: gain 1¢, and 1¢ for each counter that it had.",
         effect = function(you, paid_with)
           gain_coins(you, 1)
           if paid_with then gain_coins(you, paid_with.counters) end
         end },
}
