return monster {
  name = "Curse of the Blind", curse = true,
  always { of = a_monster, evasion = 1, during = your_turn, text = "On your turn, monsters have +1 evasion." },
}
