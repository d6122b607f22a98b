return treasure {
  name = "Halo Polish",
  always {
    of = a_soul { yours = true }, soul_value = 1, given = has_counters(1),
    text = "While this has a counter, each of your souls counts 1 more.",
  },
}
