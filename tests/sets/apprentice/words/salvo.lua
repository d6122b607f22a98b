return word {
  takes = { "object" },
  text = "Blasts a monster with 1 damage, twice.",
  run = function(at)
    blast(1, at)
    blast(1, at)
  end,
}
