return keyword {
  name = "Caramel",
  text = "This has -1 evasion for each caramel counter on it.",
  always {
    of = this, evasion = function(this) return -counters_on(this, caramel_counter) end,
    text = "This has -1 evasion for each caramel counter on it.",
  },
}
