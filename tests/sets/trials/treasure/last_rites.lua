return treasure {
  name = "Last Rites",
  cant { event = death, of = you, text = "You can't die." },
}
