return treasure {
  name = "Meat!",
  always { attack_roll = 1, text = "Your attack rolls get +1." },
}
