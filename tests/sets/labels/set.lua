return set {
  id = "labels",
  title = "Plain cards with constants and filled texts",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "trials" },
  constants = { sting = 2, wage = 3, gain_text = "Gain {n}¢.", deal_text = "Deal {n} damage to {whom}.", mood = "merry" },
}
