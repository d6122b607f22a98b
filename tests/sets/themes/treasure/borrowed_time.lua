return treasure {
  name = "Borrowed Time",
  when { event = turn_started, of = you, text = "At the start of your turn, put a counter on this.",
         effect = function(this) add_counters(this, 1) end },
  paid { cost = { counters = 3 }, text = "3 counters: take another turn after this one.", during = your_turn,
         effect = function(you) extra_turn(you) end },
}
