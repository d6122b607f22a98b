return set {
  id = "planted",
  title = "Rules with a known effect, for tools/check_honesty",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}
