return loot {
  name = "Lucky Charm",
  play { text = "Prevent the next 1 damage to a player till the next roll.", target = a_player,
         effect = function(target) prevent_next(target, 1, { till = next_roll }) end },
}
