return treasure {
  name = "Wake",
  always {
    souls_to_win = -1, given = happened { event = player_died, within = turn },
    text = "On a turn in which a player has died, you need 1 soul less to win.",
  },
}
