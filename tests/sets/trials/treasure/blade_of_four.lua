return treasure {
  name = "Blade of Four",
  always { attack = 4, text = "+4 attack." },
}
