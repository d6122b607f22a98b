return treasure {
  name = "Halo",
  always { of = a_soul { yours = true }, soul_value = 1, text = "Each of your souls is worth 1 more." },
}
