return treasure {
  name = "Piggy Bank",
  paid { text = "Once each turn, 1¢: put a counter on this.", cost = { coins = 1 }, first = turn,
         effect = function(this) add_counters(this, 1) end },
  tap { text = "If this has 2 or more counters: gain 5¢.", given = has_counters(2),
        effect = function(you) gain_coins(you, 5) end },
}
