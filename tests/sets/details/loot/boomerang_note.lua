return loot {
  name = "Boomerang Note",
  play { text = "Put this into a player's hand.", target = a_player,
         effect = function(this, target) put_into_hand(this, target) end },
}
