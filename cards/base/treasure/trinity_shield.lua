return treasure {
  name = "Trinity Shield", min_players = 3,
  cant { who = others, play_loot = true, activate = an_item, during = your_turn,
         text = "On your turn, other players can't play loot or activate items." },
}
