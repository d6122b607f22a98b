return loot {
  name = "Empty Pockets",
  play { text = "Choose a player. They discard their hand.", target = a_player,
         effect = function(target) discard_hand(target) end },
}
