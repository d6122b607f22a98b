return treasure {
  name = "Lodestone",
  cant { event = counters_added, kind = level_counter, text = "Nothing can be levelled up." },
}
