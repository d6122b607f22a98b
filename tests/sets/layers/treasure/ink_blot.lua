return treasure {
  name = "Ink Blot",
  always { of = a_monster, set = { attack = no_number, evasion = no_number },
           text = "The attack and the evasion of monsters are not numbers." },
}
