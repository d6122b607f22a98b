return set {
  id = "apprentice",
  title = "Plain cards that use the words of another set",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "trials", "workshop >= 1.0" },
}
