return treasure {
  name = "Patience",
  always { text = "You have +1 to attack rolls for each time you missed in this attack.",
           attack_roll = happened { event = missed, by = you, within = attack } },
}
