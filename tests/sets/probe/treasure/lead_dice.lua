return treasure {
  name = "Lead Dice",
  always { roll = -1, text = "Your rolls get -1." },
}
