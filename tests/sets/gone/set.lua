return set {
  id = "gone",
  title = "Plain cards about objects that have left play, and about changes that are replaced",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}
