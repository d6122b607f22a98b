return treasure {
  name = "Critic",
  cant { event = applause_given, of = others, text = "Other players can't get applause." },
}
