return monster {
  name = "Troll Bombs",
  revealed { text = "You take 2 damage.", effect = function(you) take_damage(you, 2) end },
}
