return room {
  name = "Hall of Mirrors",
  always { of = a_monster, evasion = 1, text = "Monsters have +1 evasion." },
  change {
    event = rewards, of = a_monster,
    text = "The rewards of monsters are doubled.",
    effect = function(event) event.times = event.times * 2 end,
  },
}
