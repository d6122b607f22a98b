return set {
  id = "probe",
  title = "Plain cards for rules that no card of the base set shows",
  version = "1.0.0",
  api = 1,
  authors = { "The Soulstack authors" },
  license = "MIT",
  requires = { "base" },
}
