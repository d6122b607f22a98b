return treasure {
  name = "Big Scale",
  always { of = a_soul { yours = true }, set = { soul_value = 2 }, text = "Your souls count as 2." },
}
