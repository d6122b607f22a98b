-- Till a certain time, an event can't happen.
return loot {
  name = "Chalk Circle",
  play {
    text = "Till your next turn, damage that is not combat damage can't be dealt to you.",
    lasting { till = your_next_turn, cant { event = damage, of = you, combat = false } },
  },
}
