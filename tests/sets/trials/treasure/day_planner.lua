return treasure {
  name = "Day Planner",
  paid { cost = { coins = 1 }, text = "1¢: note this for the turn.",
         effect = function(this) note(this, true, { till = end_of_turn }) end },
  tap { text = "If this has a note, loot 1.", effect = function(you, this) if this.noted then draw_loot(you, 1) end end },
}
