return treasure {
  name = "Thick Skin",
  always { text = "You have +1 attack for each damage you took this turn.",
           attack = total { event = damage_taken, of = you, within = turn } },
}
