return monster {
  name = "Troll Bombs",
  revealed { text = "Take 2 damage.", effect = function(you) take_damage(you, 2) end },
}
