return set {
  id = "variants",
  title = "Plain cards for the first edition, challenges and games against the timer",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}
