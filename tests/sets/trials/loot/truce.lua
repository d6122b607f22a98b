return loot {
  name = "Truce",
  play { text = "A player can't attack in their next turn.", target = a_player,
         lasting { from_next_turn_of = target, till = end_of_turn, cant { who = target, attack = anyone } } },
}
