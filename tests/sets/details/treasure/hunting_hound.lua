return treasure {
  name = "Hunting Hound", fighter = true, hp = 2, evasion = 3, attack = 2,
  change { event = roll, from = this, text = "The attack rolls of this are 1 higher.",
           effect = function(event) event.value = event.value + 1 end },
  when { event = rolled, from = this, text = "When you roll for this, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
  when { event = damage_taken, from = this, text = "When this deals damage, loot 1.",
         effect = function(you) draw_loot(you, 1) end },
  when { event = monster_died, from = this, text = "When this kills a monster, put a counter on this.",
         effect = function(this) add_counters(this, 1) end },
}
