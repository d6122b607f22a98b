return monster {
  name = "Mega Troll Bomb!",
  revealed { text = "Each player takes 2 damage.", effect = function() take_damage(players, 2) end },
}
