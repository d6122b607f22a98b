return treasure {
  name = "Open Wound",
  cant { event = healed, of = you, text = "You can't heal." },
}
