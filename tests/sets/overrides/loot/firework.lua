return loot {
  replaces = "base:bomb",
  name = "Firework", copies = 2,
  play {
    text = "Deal 2 damage to a monster.",
    target = a_monster,
    effect = function(target) deal(2, target) end,
  },
}
