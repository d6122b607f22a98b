return set {
  id = "planted",
  title = "Known effects, for tools/check_honesty",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}
