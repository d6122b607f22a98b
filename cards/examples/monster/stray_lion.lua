return monster {
  name = "Stray Lion", tags = { "performer" }, fighter = true, hp = 2, evasion = 3, attack = 2,
  when {
    event = monster_died, of = this,
    text = "When this dies, the active player gains it as an item.",
    effect = function(this, active) gain_item(this, active) end,
  },
  tap { text = "Heal 1 on this.", effect = function(this) heal(this, 1) end },
}
