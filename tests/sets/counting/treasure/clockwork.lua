return treasure {
  name = "Clockwork",
  tap { text = "Put a gear counter on this.", effect = function(this) add_counters(this, 1, gear_counter) end },
  paid { cost = { coins = 1 }, text = "1¢: recharge an item with 2 gear counters.",
         target = an_item { counters = 2, kind = gear_counter }, effect = function(target) recharge(target) end },
  when { event = counters_added, of = a_monster, kind = poison_counter,
         text = "When poison counters are put on a monster, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
