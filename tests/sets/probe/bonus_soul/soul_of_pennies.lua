return bonus_soul {
  name = "Soul of Pennies", souls = 1,
  claim { coins = 30, text = "The first player with 30¢ or more gains this." },
  when { event = coins_gained, text = "When a player gains ¢, put a counter on this.",
         effect = function(this) add_counters(this, 1) end },
  when { event = counters_added, of = this, text = "When a counter is put on this, the active player loots 1.",
         effect = function(active) draw_loot(active, 1) end },
}
