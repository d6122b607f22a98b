return loot {
  name = "Long Watch",
  play { text = "Prevent the next 1 damage to a player till your next turn.", target = a_player,
         effect = function(target) prevent_next(target, 1, { till = your_next_turn }) end },
}
