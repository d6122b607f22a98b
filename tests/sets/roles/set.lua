return set {
  id = "roles",
  title = "Characters that take the place of others",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base", "trials" },
}
