return treasure {
  name = "Dragon Hoard",
  when { event = turn_started, of = you, given = at_least { items = 6 },
         text = "At the start of your turn, if you control 6 or more items, you win.",
         effect = function(you) win(you) end },
}
