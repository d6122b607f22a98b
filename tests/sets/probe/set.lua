return set {
  id = "probe",
  title = "Plain cards for what the base set has no card for",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}
