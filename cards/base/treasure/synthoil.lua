return treasure {
  name = "Synthoil",
  always { attack_roll = 1, text = "Your attack rolls get +1." },
}
