return treasure {
  name = "Mirror Spirit", outside = true, tags = { "spirit" },
  always { hp = 1, text = "You have +1 HP." },
}
