return set {
  id = "plain",
  title = "Correct cards in many styles, about which check has nothing to say",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}
