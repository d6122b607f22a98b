return treasure {
  name = "Bad Omen",
  tap {
    text = "Choose a number from 1 to 3. In the next turn of the player to your left, monsters have that much more attack.",
    effect = function(you)
      local n = choose_number(you, 1, 3)
      local neighbour = you.left
      return lasting { from_next_turn_of = neighbour, till = end_of_turn, always { of = a_monster, attack = n } }
    end,
  },
}
