return monster {
  name = "Long Night",
  revealed { text = "Till the end of the round, monsters have +1 evasion.",
             lasting { till = your_next_turn, always { of = a_monster, evasion = 1 } } },
}
