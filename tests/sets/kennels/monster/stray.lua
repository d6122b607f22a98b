return monster {
  name = "Stray", hp = 1, evasion = 2, attack = 1, fighter = true,
  when {
    event = monster_died, of = this,
    text = "When this dies, it becomes an item that the active player gains.",
    effect = function(this, active) gain_item(this, active) end,
  },
  tap { text = "Gain 3¢.", effect = function(you) gain_coins(you, 3) end },
}
