return treasure {
  name = "Black Cat",
  always { of = others, most = { luck = 1 }, text = "Other players have at most 1 luck." },
}
