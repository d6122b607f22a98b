return set {
  id = "base",
  title = "The base game",
  version = "0.1.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  loops = { "placebo" },  -- it can copy another Placebo, or Modeling Clay that has become one, which copies it again
}
